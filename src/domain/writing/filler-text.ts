// Knows filler text: the Latin that stands in a template until somebody writes the real text. It tells nothing of a product, as a sentence or as a fact.
import { foldText } from '#domain/text/words.ts';

/** The words every generator of filler text draws from. */
const vocabulary: ReadonlySet<string> = new Set(
  (
    'a ac accumsan ad adipiscing adipisicing aenean aliqua aliquam aliquet aliquip amet anim ante aptent arcu at auctor augue aute bibendum blandit ' +
    'cillum class commodo condimentum congue consectetur consequat conubia convallis cras cubilia culpa cum cupidatat curabitur curae cursus ' +
    'dapibus deserunt diam dictum dictumst dignissim dis do dolor dolore donec dui duis ea efficitur egestas eget eiusmod eleifend elementum elit enim ' +
    'erat eros esse est et etiam eu euismod ex excepteur exercitation facilisi facilisis fames faucibus felis fermentum feugiat finibus fringilla ' +
    'fugiat fusce gravida habitant habitasse hac hendrerit himenaeos iaculis id imperdiet in incididunt inceptos integer interdum ipsum irure justo ' +
    'labore laboris laborum lacinia lacus laoreet lectus leo libero ligula litora lobortis lorem luctus maecenas magna magnis malesuada massa mattis ' +
    'mauris maximus metus mi minim molestie mollis mollit montes morbi mus nam nascetur natoque nec neque netus nibh nisi nisl non nostra nostrud ' +
    'nulla nullam nunc occaecat odio officia orci ornare pariatur parturient pellentesque penatibus per pharetra phasellus placerat platea porta ' +
    'porttitor posuere potenti praesent pretium primis proident proin pulvinar purus quam qui quis quisque reprehenderit rhoncus ridiculus risus ' +
    'rutrum sagittis sapien scelerisque sed sem semper senectus sint sit sociis sociosqu sodales sollicitudin sunt suscipit suspendisse taciti tellus ' +
    'tempor tempus tincidunt torquent tortor tristique turpis ullamco ullamcorper ultrices ultricies urna ut varius vehicula vel velit venenatis ' +
    'veniam vestibulum vitae vivamus viverra volutpat voluptate vulputate'
  ).split(' '),
);
/** Words of it that are words of living languages too: alone they prove nothing. */
const shared: ReadonlySet<string> = new Set(
  'a ad at class cum culpa diam do dolor elementum est et ex felis id in integer justo leo libero magna massa mi mus non per porta qui se sed sem sit tempo tempus urna ut'.split(
    ' ',
  ),
);
const leastShare = 0.6;

/** Whether most words of a text are filler's. One word alone never is: `Magna` may be a name. */
export function isFiller(text: string): boolean {
  const words = foldText(text).match(/\p{L}+/gu) ?? [];
  // Of other texts a few words tell it.
  let strange = 0;
  for (const word of words) {
    if (!vocabulary.has(word)) strange += 1;
    if (words.length - strange < words.length * leastShare) return false;
  }
  const filler = words.filter((word) => vocabulary.has(word));
  const own = filler.filter((word) => !shared.has(word)).length;
  // A whole text of it needs but one word that is nothing else.
  if (words.length > 2 && filler.length === words.length) return own > 0;
  return words.length >= 2 && own >= Math.min(2, words.length / 2);
}
