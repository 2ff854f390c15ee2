import { toast } from '#web/kit/layers/toast.ts';

/** Copies what no toast may repeat: toasts are kept for the notifications panel. `what` names it, `instead` says what else one can do. */
export async function copySecretly(text: string, { what, instead }: { what: string; instead: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: `${what} copied` });
  } catch {
    // Browsers give the clipboard to secure pages only.
    toast({
      title: `${what} not copied`,
      description: `Your browser does not allow copying here. ${instead}`,
      tone: 'destructive',
    });
  }
}
