// The question before something is deleted for good.
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';

type DeleteDialogProps = {
  open?: boolean;
  title: string;
  description: string;
  busy?: boolean;
  /** What its button says. */
  verb?: string;
  onDelete: () => void;
  onClose: () => void;
  /** What goes. */
  children?: ReactNode;
};

export function DeleteDialog({
  open = true,
  title,
  description,
  busy,
  verb = 'Delete',
  onDelete,
  onClose,
  children,
}: DeleteDialogProps) {
  return (
    <Dialog
      open={open}
      role="alertdialog"
      size="sm"
      onOpenChange={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" busy={busy} onClick={onDelete}>
            {verb}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
