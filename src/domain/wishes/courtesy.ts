// What people say to whom they ask: a clause of nothing but such words asks nothing of a text. A word that is none of these makes it a wish,
// read or not, so that none is passed over.

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** One of these has to be there: greetings, thanks, regrets and good wishes. */
const courtesies = setOf(
  'thank thanks thanking thx ta cheers regards greetings hello hi hey dear morning afternoon evening sorry apologies pardon excuse ' +
    'appreciate appreciated grateful obliged hope hoping trouble bother bothering sincerely cordially wishes day weekend week',
);
const beside = setOf(
  "a an the i i'm i'd i've im me my we we're us you you're you've you'd your yours it it's this that there is isn't are am be been was were will would could can may might do does don't have has had " +
    'if not no too so very much ever really truly such more lots lot loads many million all everyone everybody team folks guys friend friends sir madam ' +
    'and or but in for with to of from on at by up as well fine good great nice lovely wonderful happy kind kindly kindest warm best please ' +
    'advance help helping helped time attention patience understanding work effort again already soon today now anything else doing going find finds finding look looking forward hear hearing',
);

/** Whether a clause, in small letters, is said to somebody and asks for nothing. */
export function isCourtesy(folded: string): boolean {
  const words = folded.match(/[\p{L}\p{N}'’]+|[\uE000-\uE0FF]/gu) ?? [];
  const known = words.map((word) => word.replace('’', "'"));
  return known.some((word) => courtesies.has(word)) && known.every((word) => courtesies.has(word) || beside.has(word));
}
