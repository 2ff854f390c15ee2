// Words of phrases that say when, where and as what for whom goods are used: `suitable for daily wear`, `great gift for any occasion`. They
// are no names, and a title that is too long for its channel can do without the phrase.
export const useWords: ReadonlySet<string> = new Set(
  `
suitable use used using user wear wearing fit fitting great good nice cute trendy popular fashion fashionable lovely charming novelty essential
any every all most many various daily everyday casual formal occasion season seasonal holiday festival party vacation travel trip wedding
birthday anniversary graduation christmas halloween thanksgiving easter valentine valentine's xmas celebration event date dating ceremony
present gift idea favor favour surprise decoration decorating decorative decor
home house household office work school dorm kitchen bathroom bedroom living dining room garden yard patio
balcony garage hotel restaurant bar cafe shop farmhouse apartment beach pool swimming camping hiking picnic fishing hunting running jogging cycling riding
skiing yoga gym fitness workout exercise training sport sports playing reading writing cooking baking cleaning studying sleeping relaxing
photography cosplay stage performance show dance dancing
friend family mom mother dad father girlfriend boyfriend wife husband sister brother daughter son grandma grandpa parent couple lover colleague
student teacher beginner professional
perfect ideal best supply accessory
`
    .trim()
    .split(/\s+/),
);
