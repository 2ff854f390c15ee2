// Verbs that open a sentence to the reader: `Embrace cozy tones.`
export const imperatives: ReadonlySet<string> = new Set(
  (
    'swipe sing solve fend fight battle jump join race defeat conquer unlock unleash command rescue survive master bring grab ' +
    'keep enjoy get take store add make connect protect play listen watch cook bring give turn stay capture create stream ' +
    'wear go see try just simply relax embrace infuse celebrate carry discover explore transform elevate brighten safeguard ' +
    'arm upgrade navigate prepare maintain conserve expand replenish organize dress treat share choose pick complete mix ' +
    'simplify secure maximize improve reduce extend convert sip sleep indulge surround personalize customize decorate install ' +
    'attach toss hold bake brew clean wipe rinse wash remove insert adjust monitor hear read write scan talk call chat browse ' +
    'download upload be become fly schedule redeem present click visit order buy receive send let enhance replace ensure ' +
    'eliminate prevent minimize achieve accessorize showcase illuminate engage learn teach build grow chop grind crush serve ' +
    'invite welcome avoid forget remember hide tuck gather stash place put leave bid say tell ask send begin cruise unwind ' +
    'shoot print link spin sync cook bake infuse transition effortlessly ' +
    'reward surprise delight come brighten drape weave step embark grip pamper sip ' +
    'manage escape refresh revive renew restore rediscover relive immerse lose find spend save rely motivate use transfer fortify imagine'
  ).split(' '),
);

/** Verbs that are as often nouns or adjectives (`light gray shorts`): they open a sentence before a determiner or a preposition only. */
export const doubtfulImperatives: ReadonlySet<string> = new Set(
  (
    'light warm cool heat chill freeze dim tune mount experience access power boost plant cut slice cover shop travel trek ' +
    'rest finish start end stand sit lie pair work run walk ride drive swim climb dry love look feel live press pull push ' +
    'lift fold wrap tie blend whip pour hang throw slip record display gift style shield sight set show step reach help ' +
    'fit charge balance view fill curl snap shift control plug pack layer'
  ).split(' '),
);

/** What one does with goods, not what they do to one: `Pack your makeup`, not `Brighten up your day`. */
export const handling: ReadonlySet<string> = new Set(
  (
    'use wear carry pack store keep hang place put mount attach connect plug clip fill pour cook bake fry brew make mix pair ' +
    'charge listen ride travel organize serve clean wash layer'
  ).split(' '),
);

export const afterImperative =
  /^(?:the|an?|your|yourself|this|these|it|its|them|up|down|in|into|out|off|with|without|from|to|on|for|all|any|each|every|more|between|through|via)$/i;
