// Opens the form of a thing in a list: to be changed, or by those who may not, to be read.
import { Eye, Pencil } from 'lucide-react';
import { type Needing, useMay } from '#web/client/use-may.ts';
import { IconButton } from '#web/kit/icon-button.tsx';

/** `name`: what it is about, as in `Edit the voice of Acme`. */
export function EditOrShow({ to, name, onClick }: { to: Needing; name: string; onClick: () => void }) {
  return useMay(to) ? (
    <IconButton icon={Pencil} label={`Edit ${name}`} title="Edit" onClick={onClick} />
  ) : (
    <IconButton icon={Eye} label={`Show ${name}`} title="Show" onClick={onClick} />
  );
}
