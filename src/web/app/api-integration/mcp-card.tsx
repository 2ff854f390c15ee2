// Programs that connect by the Model Context Protocol: what they may, and how they are set up.
import { Plug } from 'lucide-react';
import { useState } from 'react';
import { makeApiToken } from '#domain/session/api-tokens.contract.ts';
import { useMe } from '#web/client/shared.queries.ts';
import { useMay } from '#web/client/use-may.ts';
import { Button } from '#web/kit/button.tsx';
import { Card } from '#web/kit/card.tsx';
import { loadOnInteraction } from '#web/kit/layers/load-on-interaction.ts';

const dialog = loadOnInteraction(() => import('./mcp-dialog.tsx'));

/** For those who make tokens; where nobody signs in, no program needs one. */
export function McpCard() {
  const { data: me } = useMe();
  const mayManage = useMay(makeApiToken);
  const [isOpen, setOpen] = useState(false);
  const module = dialog.useModule(isOpen);
  if (!me || !mayManage) return null;
  return (
    <Card aria-labelledby="mcp-title" className="mt-4 overflow-clip">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="mcp-title" className="font-semibold text-[0.9375rem] leading-6">
            MCP
          </h2>
          <p className="text-[0.8125rem] text-ink-soft">
            For programs that speak the Model Context Protocol. They read the catalog and propose texts, which wait for
            review.
          </p>
        </div>
        <Button size="sm" onClick={() => setOpen(true)}>
          <Plug aria-hidden />
          Connect a program
        </Button>
      </header>
      {isOpen && module && <module.McpDialog needsToken={me.sessionId !== null} onClose={() => setOpen(false)} />}
    </Card>
  );
}
