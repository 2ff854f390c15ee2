// What the metadata of a picture say of a model that made it, and how a file drawn from it goes on saying so.
import type { Metadata } from 'sharp';

/** IPTC's words for pictures a model made or took part in (cv.iptc.org/newscodes/digitalsourcetype). */
const sources = ['compositeWithTrainedAlgorithmicMedia', 'trainedAlgorithmicMedia'] as const;
type AiSource = (typeof sources)[number];

function sourceIn(block: Buffer | undefined): AiSource | null {
  const text = block?.toString('latin1').toLowerCase() ?? '';
  return sources.find((source) => text.includes(source.toLowerCase())) ?? null;
}

export const findAiSource = ({ xmp, iptc }: Pick<Metadata, 'xmp' | 'iptc'>): AiSource | null =>
  sourceIn(xmp) ?? sourceIn(iptc);

const writeXmp = (source: AiSource): string =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/${source}"/></rdf:RDF></x:xmpmeta>`;

/** Its own XMP where that says so; IPTC cannot be written here, so what is only said there is said in XMP. Null where no model is named. */
export function xmpOfAiMade(metadata: Pick<Metadata, 'xmp' | 'xmpAsString' | 'iptc'>): string | null {
  if (sourceIn(metadata.xmp) && metadata.xmpAsString) return metadata.xmpAsString;
  const source = findAiSource(metadata);
  return source && writeXmp(source);
}
