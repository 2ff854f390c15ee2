// The five faces: flat, of one family, drawn to be distinct at 32 px on light and dark pages.
import type { PersonaType } from '#domain/assistant/persona-names.ts';
import { cn } from '#web/kit/cn.ts';
import creator from './faces/creator.svg';
import guardian from './faces/guardian.svg';
import scientist from './faces/scientist.svg';
import strategist from './faces/strategist.svg';
import wizard from './faces/wizard.svg';

const faces: Record<PersonaType, string> = { wizard, scientist, creator, strategist, guardian };

/** Decoration: the name is always beside it or in the label of its control. Give it its size. */
export function PersonaAvatar({ type, className }: { type: PersonaType; className?: string }) {
  return <img src={faces[type]} alt="" className={cn('shrink-0 rounded-full', className)} />;
}
