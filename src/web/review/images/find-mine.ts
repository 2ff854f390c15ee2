// Whether the person is the first of two who have to approve an image.
import type { ImageEntry, PartRecord } from '#domain/review/content.ts';
import { isMyFirstImage, type SecondPersonNeed } from '#domain/review/second-person.ts';
import type { Person } from '#domain/session/person.ts';
import type { Mine } from './image-actions.tsx';

/** By itself, which can be taken back here, or with all images. */
export function findMine(image: ImageEntry, record: PartRecord, me: Pick<Person, 'id'>, need: SecondPersonNeed): Mine {
  if (!isMyFirstImage(image, record, me, need)) return null;
  return image.firstApproval?.by.id === me.id ? 'alone' : 'with-all';
}
