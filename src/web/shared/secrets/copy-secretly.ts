import { copyText } from '#web/kit/copy-text.ts';
import { toast } from '#web/kit/layers/toast.ts';

/** Copies what no toast may repeat: toasts are kept for the notifications panel. `what` names it, `instead` says what else one can do. */
export async function copySecretly(text: string, { what, instead }: { what: string; instead: string }): Promise<void> {
  if (await copyText(text)) toast({ title: `${what} copied` });
  else
    toast({
      title: `${what} not copied`,
      description: `Your browser does not allow copying here. ${instead}`,
      tone: 'destructive',
    });
}
