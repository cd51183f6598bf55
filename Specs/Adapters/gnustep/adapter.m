/* Speaks the adapter protocol (Specs/AdapterProtocol.md) for GNUstep's NSStoryboardSegue and NSSeguePerforming.
 *
 * Controllers, segues and their messages are GNUstep's. What is of this file is what an app has: subclasses that note
 * which of their methods are called. Scenes are not loaded from a storyboard file, which version 0.29 does not manage;
 * the adapter hands GNUstep's controllers what its loader would: a map of segues (_setSegueMap:), and for a control an
 * NSStoryboardSeguePerformAction.
 */

#import <AppKit/AppKit.h>
#import <Foundation/Foundation.h>

#include <stdio.h>
#include <stdlib.h>

@interface NSViewController (Loader)
- (void) _setSegueMap: (NSMapTable *)map;
@end

@interface NSStoryboardSegue (Loader)
- (void) _setKind: (NSString *)kind;
@end

/* The loader's class for a control that triggers a segue; GNUstep has no header for it. */
@protocol PerformAction
- (void) setSender: (id)sender;
- (void) setIdentifier: (NSString *)identifier;
- (void) setStoryboardSegue: (NSStoryboardSegue *)segue;
- (void) doAction: (id)sender;
@end

static NSMutableArray *events;
static NSDictionary *scenario;
static NSMutableDictionary *controllers, *creations;

static void note(NSString *kind, NSString *receiver, NSDictionary *more) {
  NSMutableDictionary *event = [NSMutableDictionary dictionaryWithDictionary: more];
  [event setObject: receiver forKey: kind];
  [events addObject: event];
}

static NSException *invalid(NSString *why) {
  return [NSException exceptionWithName: @"Invalid" reason: why userInfo: nil];
}

static void performSteps(NSArray *steps);

@interface RecordingController : NSViewController {
@public
  NSString *name, *className;
  NSArray *segues;
}
@end

/* What a sender is called: a controller by its name, anything else is text. */
static NSString *nameOf(id sender) {
  return [sender isKindOfClass: [RecordingController class]] ? ((RecordingController *)sender)->name : sender;
}

@implementation RecordingController

- (void) prepareForSegue: (NSStoryboardSegue *)segue sender: (id)sender {
  NSMutableDictionary *more = [NSMutableDictionary dictionary];
  RecordingController *destination = [segue destinationController];
  if (destination) [more setObject: destination->name forKey: @"to"];
  if ([segue identifier]) [more setObject: [segue identifier] forKey: @"name"];
  if (sender) [more setObject: nameOf(sender) forKey: @"sender"];
  note(@"prepare", name, more);
}

- (BOOL) shouldPerformSegueWithIdentifier: (NSString *)identifier sender: (id)sender {
  id answers = nil;
  NSDictionary *classes = [scenario objectForKey: @"classes"];
  for (NSString *at = className; !answers && [classes objectForKey: at];
       at = [[classes objectForKey: at] objectForKey: @"superclass"]) {
    answers = [[classes objectForKey: at] objectForKey: @"shouldPerform"];
    if ([answers isKindOfClass: [NSDictionary class]])
      answers = [answers objectForKey: identifier] ?: [answers objectForKey: @"*"];
    if ([answers isEqual: @"super"]) answers = nil;
  }
  BOOL answer = answers ? [answers boolValue] : [super shouldPerformSegueWithIdentifier: identifier sender: sender];
  NSMutableDictionary *more = [NSMutableDictionary dictionary];
  if (identifier) [more setObject: identifier forKey: @"name"];
  if (sender) [more setObject: nameOf(sender) forKey: @"sender"];
  [more setObject: [NSNumber numberWithBool: answer] forKey: @"answer"];
  note(@"shouldPerform", name, more);
  return answer;
}

@end

/* A segue class of the app. */
@interface RecordingSegue : NSStoryboardSegue {
@public
  NSString *className;
  NSDictionary *body;
}
@end

@implementation RecordingSegue

- (void) perform {
  RecordingController *source = [self sourceController], *destination = [self destinationController];
  note(@"perform", source->name,
       [NSDictionary dictionaryWithObjectsAndKeys: className, @"name", destination->name, @"to", nil]);
  if ([[body objectForKey: @"super"] boolValue]) [super perform];
  performSteps([body objectForKey: @"steps"]);
}

@end

@class Handler;

/* A block, laid out as GNUstep's headers lay it out for a compiler that has none. */
@interface Handler : NSObject {
  int flags, reserved;
  void (*invoke)(Handler *);
@public
  NSStoryboardSegue *segue; /* not retained: the segue retains its handler */
  NSArray *steps;
}
@end

static void runHandler(Handler *handler) {
  RecordingController *source = [handler->segue sourceController], *destination = [handler->segue destinationController];
  note(@"perform", source->name, [NSDictionary dictionaryWithObjectsAndKeys: @"UIStoryboardSegue", @"name",
                                                                             destination->name, @"to", nil]);
  performSteps(handler->steps);
}

@implementation Handler

- (id) init {
  self = [super init];
  invoke = runHandler;
  return self;
}

- (id) copyWithZone: (NSZone *)zone {
  return [self retain];
}

@end

/* Making controllers and segues */

static RecordingController *makeController(NSString *name, NSString *className, NSDictionary *scene) {
  int number = [[creations objectForKey: name] intValue] + 1;
  [creations setObject: [NSNumber numberWithInt: number] forKey: name];
  RecordingController *made = [[RecordingController new] autorelease];
  made->name = [(number == 1 ? name : [NSString stringWithFormat: @"%@#%d", name, number]) retain];
  made->className = [className retain];
  made->segues = [[scene objectForKey: @"segues"] retain];
  [controllers setObject: made forKey: made->name];
  return made;
}

static RecordingController *makeScene(NSString *name) {
  for (NSDictionary *storyboard in [[scenario objectForKey: @"storyboards"] allValues]) {
    NSDictionary *scene = [[storyboard objectForKey: @"scenes"] objectForKey: name];
    if (scene) return makeController(name, [scene objectForKey: @"class"], scene);
  }
  @throw invalid([NSString stringWithFormat: @"there is no scene %@", name]);
}

static NSStoryboardSegue *makeSegue(NSDictionary *template, RecordingController *source) {
  RecordingController *destination = makeScene([template objectForKey: @"destination"]);
  NSString *className = [template objectForKey: @"class"];
  RecordingSegue *segue = [[[RecordingSegue alloc] initWithIdentifier: [template objectForKey: @"identifier"]
                                                               source: source
                                                          destination: destination] autorelease];
  segue->className = [className retain];
  segue->body = [[[[scenario objectForKey: @"segueClasses"] objectForKey: className] objectForKey: @"perform"] retain];
  [segue _setKind: @"custom"];
  return segue;
}

/* What the loader gives a controller: its segues by identifier. Of equal ones the first is kept. */
static NSStoryboardSegue *giveSegues(RecordingController *source, NSString *key, NSString *value) {
  NSMapTable *map = [NSMapTable strongToStrongObjectsMapTable];
  NSStoryboardSegue *found = nil;
  for (NSDictionary *template in source->segues) {
    if (found || ![[template objectForKey: key] isEqual: value]) continue;
    found = makeSegue(template, source);
    [map setObject: found forKey: [found identifier] ?: @""];
  }
  [source _setSegueMap: map];
  return found;
}

/* Steps */

static RecordingController *find(NSString *name) {
  RecordingController *found = [controllers objectForKey: name];
  if (!found) @throw invalid([NSString stringWithFormat: @"there is no controller %@", name]);
  return found;
}

static void trigger(RecordingController *source, NSString *control) {
  NSStoryboardSegue *segue = giveSegues(source, @"trigger", control);
  if (!segue) @throw invalid([NSString stringWithFormat: @"there is no control %@", control]);
  id action = [[NSClassFromString(@"NSStoryboardSeguePerformAction") new] autorelease];
  [action setSender: source]; /* as the loader does */
  [action setIdentifier: [segue identifier]];
  [action setStoryboardSegue: segue];
  [action doAction: control];
}

static void performMade(NSDictionary *made) {
  RecordingController *source = find([made objectForKey: @"source"]), *to = find([made objectForKey: @"destination"]);
  NSString *identifier = [made objectForKey: @"identifier"], *className = [made objectForKey: @"class"];
  NSStoryboardSegue *segue;
  if ([made objectForKey: @"handler"]) {
    Handler *handler = [[Handler new] autorelease];
    segue = [NSStoryboardSegue segueWithIdentifier: identifier source: source destination: to
                                    performHandler: (GSStoryboardSeguePerformHandler)(void *)handler];
    handler->segue = segue;
    handler->steps = [[made objectForKey: @"handler"] retain];
  } else {
    RecordingSegue *own = [[[RecordingSegue alloc] initWithIdentifier: identifier source: source destination: to]
        autorelease];
    own->className = [className retain];
    own->body = [[[[scenario objectForKey: @"segueClasses"] objectForKey: className] objectForKey: @"perform"] retain];
    segue = own;
  }
  int times = [made objectForKey: @"performs"] ? [[made objectForKey: @"performs"] intValue] : 1;
  while (times-- > 0) [segue perform];
}

static void perform(NSDictionary *step) {
  id value;
  if ((value = [step objectForKey: @"performSegue"])) {
    RecordingController *source = find([step objectForKey: @"on"]);
    giveSegues(source, @"identifier", value);
    [source performSegueWithIdentifier: value sender: [step objectForKey: @"sender"]];
  } else if ((value = [step objectForKey: @"trigger"])) {
    trigger(find([step objectForKey: @"on"]), value);
  } else if ((value = [step objectForKey: @"makeSegue"])) {
    performMade(value);
  } else if ((value = [step objectForKey: @"create"])) {
    makeController([step objectForKey: @"name"], value, nil);
  } else {
    @throw invalid(@"the step is of no feature that is declared");
  }
}

static void performSteps(NSArray *steps) {
  for (NSDictionary *step in steps) perform(step);
}

static RecordingController *launch(void) {
  NSDictionary *window = [scenario objectForKey: @"window"];
  if (![window objectForKey: @"storyboard"])
    return makeController([window objectForKey: @"name"], [window objectForKey: @"class"], nil);
  return makeScene([[[scenario objectForKey: @"storyboards"] objectForKey: [window objectForKey: @"storyboard"]]
      objectForKey: @"initial"]);
}

/* The protocol */

static void run(NSMutableDictionary *result) {
  NSMutableArray *steps = [NSMutableArray array];
  [result setObject: steps forKey: @"steps"];
  [result setObject: @"ok" forKey: @"status"];
  controllers = [NSMutableDictionary dictionary];
  creations = [NSMutableDictionary dictionary];
  NSString *root = nil;
  NSArray *all = [[NSArray arrayWithObject: [NSNull null]] arrayByAddingObjectsFromArray: [scenario objectForKey: @"steps"]];
  for (id step in all) {
    events = [NSMutableArray array];
    NSMutableDictionary *entry = [NSMutableDictionary dictionaryWithObject: events forKey: @"events"];
    [steps addObject: entry];
    @try {
      if (root) perform(step);
      else root = launch()->name;
    } @catch (NSException *exception) {
      BOOL isInvalid = [[exception name] isEqual: @"Invalid"];
      [result setObject: isInvalid ? [NSDictionary dictionaryWithObject: [exception reason] forKey: @"invalid"]
                                   : [NSDictionary dictionaryWithObjectsAndKeys: [exception name], @"raised",
                                                                                 [exception reason], @"reason", nil]
                 forKey: @"ends"];
      if (!isInvalid) [result setObject: @"raised" forKey: @"status"];
      return;
    }
    [entry setObject: [NSDictionary dictionaryWithObject: root forKey: @"tree"] forKey: @"snapshot"];
  }
}

static NSDictionary *hello(void) {
  return [NSDictionary dictionaryWithObjectsAndKeys:
      @"hello", @"t", [NSNumber numberWithInt: 1], @"protocol", @"gnustep-gui", @"name", @"0.29", @"version",
      [NSArray arrayWithObject: @"appkit"], @"profiles",
      [NSArray arrayWithObjects: @"controller.code", @"hook.shouldPerform", @"segue.code", @"segue.custom", @"segue.made", nil], @"features",
      [NSArray arrayWithObjects: @"outcome", @"callbacks", nil], @"observes", [NSNumber numberWithInt: 1], @"window", nil];
}

int main(void) {
  char *line = NULL;
  size_t room = 0;
  ssize_t length;
  while ((length = getline(&line, &room, stdin)) > 0) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSData *bytes = [NSData dataWithBytes: line length: (NSUInteger)length];
    NSDictionary *message = [NSJSONSerialization JSONObjectWithData: bytes options: 0 error: NULL];
    NSString *kind = [message objectForKey: @"t"];
    if (![kind isEqual: @"hello"] && ![kind isEqual: @"run"]) break;
    id reply = hello();
    if ([kind isEqual: @"run"]) {
      reply = [NSMutableDictionary dictionaryWithObjectsAndKeys: @"result", @"t", [message objectForKey: @"id"], @"id", nil];
      scenario = [message objectForKey: @"scenario"];
      run(reply);
    }
    NSData *json = [NSJSONSerialization dataWithJSONObject: reply options: 0 error: NULL];
    fwrite([json bytes], 1, [json length], stdout);
    putchar('\n');
    fflush(stdout);
    [pool release];
  }
  free(line);
  return 0;
}
