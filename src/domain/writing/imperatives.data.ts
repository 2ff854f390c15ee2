// Verbs that open a sentence to the reader: `Embrace cozy tones.` Words that open as many noun phrases (`zip closure`, `display case`) are left out.
export const imperatives: ReadonlySet<string> = new Set(
  (
    'keep enjoy get take use store add make connect protect play listen watch cook bring give turn set stay capture create stream charge wear show go see try ' +
    'pair just simply relax embrace infuse step celebrate carry discover experience explore transform elevate brighten safeguard arm sight shield upgrade ' +
    'navigate prepare reach maintain conserve expand replenish organize dress treat share choose pick complete mix simplify secure maximize improve reduce ' +
    'extend convert sip sleep indulge surround personalize customize decorate install attach slip throw toss hang hold pour bake brew blend whip clean wipe rinse ' +
    'wash dry remove insert press pull push lift fold wrap tie adjust monitor record hear read write scan talk call chat browse download upload live love look feel ' +
    'be become work run walk ride drive fly swim climb schedule redeem present click visit order buy receive send help let enhance replace fit ensure eliminate ' +
    'prevent minimize achieve access accessorize showcase illuminate light warm cool heat chill freeze dim tune mount experience engage power boost ' +
    'learn teach build grow plant cut chop slice grind crush serve invite welcome avoid forget remember hide tuck gather stash place put leave bid say tell ask send ' +
    'cover shop start begin finish end cruise travel trek stand sit lie rest unwind escape refresh revive renew restore rediscover relive immerse lose find spend save'
  ).split(' '),
);
