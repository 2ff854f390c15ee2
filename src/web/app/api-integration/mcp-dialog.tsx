// How a program connects by the Model Context Protocol: the address, and a configuration to copy.
import { Copy } from 'lucide-react';
import { mcpPath } from '#domain/mcp/mcp.ts';
import { Button } from '#web/kit/button.tsx';
import { cn } from '#web/kit/cn.ts';
import { Dialog } from '#web/kit/layers/dialog.tsx';
import { copySecretly } from '#web/shared/secrets/copy-secretly.ts';

/** As most programs take it. */
function writeConfiguration(url: string, needsToken: boolean): string {
  const headers = { Authorization: 'Bearer YOUR_TOKEN' };
  const server = { type: 'http', url, ...(needsToken ? { headers } : {}) };
  return JSON.stringify({ mcpServers: { copydesk: server } }, null, 2);
}

/** `needsToken`: people sign in here, so programs need a token. */
export function McpDialog({ needsToken, onClose }: { needsToken: boolean; onClose: () => void }) {
  const url = window.location.origin + mcpPath;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Connect a program by MCP"
      description="The program can read products, texts, checks, history and runs, and propose texts. It cannot approve, reject or delete anything."
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <div className="space-y-3">
        <Copied label="Address" text={url} />
        <Copied label="Configuration" text={writeConfiguration(url, needsToken)} />
        <p className="text-[0.8125rem] text-ink-soft">
          {needsToken
            ? 'Replace YOUR_TOKEN with a token. With a token for the role Viewer, the program can only read. With Writer or Approver, it can also propose texts.'
            : 'Sign-in is off, so the program needs no token.'}
        </p>
      </div>
    </Dialog>
  );
}

/** What is to be copied, with its name above and its button in the corner. */
function Copied({ label, text }: { label: string; text: string }) {
  const copy = () => copySecretly(text, { what: label, instead: 'Select the text and copy it yourself.' });
  return (
    <fieldset className="relative min-w-0">
      <legend className="mb-1 font-medium text-[0.8125rem]">{label}</legend>
      <Button
        size="sm"
        variant="ghost"
        className="absolute top-1 right-1 touch:top-0 touch:right-0"
        aria-label={`Copy the ${label.toLowerCase()}`}
        onClick={() => void copy()}
      >
        <Copy aria-hidden />
        Copy
      </Button>
      <pre
        className={cn(
          'whitespace-pre-wrap rounded-md border border-line bg-sunken px-3 py-2 font-mono text-xs leading-5 [overflow-wrap:anywhere]',
          // The button stands beside one line, and above what follows the first of several.
          !text.includes('\n') && 'pr-22',
        )}
      >
        {text}
      </pre>
    </fieldset>
  );
}
