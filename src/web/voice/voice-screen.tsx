// Voice and Glossary: how the workspace, its retailers, categories and brands write.

import { useNavigate, useSearch } from '@tanstack/react-router';
import { Plus, Speech } from 'lucide-react';
import { createVoice, deleteVoice, type StoredVoice } from '#domain/voice/voice.contract.ts';
import { Card, CardHead } from '#web/kit/card.tsx';
import { DeleteDialog } from '#web/kit/layers/delete-dialog.tsx';
import { loadOnInteraction } from '#web/kit/layers/load-on-interaction.ts';
import { PageHead } from '#web/kit/page-head.tsx';
import { LoadingRows, Skeleton } from '#web/kit/skeleton.tsx';
import { EmptyState } from '#web/kit/states.tsx';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { ActionButton } from '#web/shared/screen/action-button.tsx';
import { type Action, useActions } from '#web/shared/screen/actions.ts';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import { SettingsCrumb } from '#web/shared/screen/settings-crumb.tsx';
import { useDeleteVoice, useVoices } from './voice.queries.ts';
import { VoiceList } from './voice-list.tsx';
import { nameVoice } from './voice-words.ts';

const editor = loadOnInteraction(() => import('./voice-editor.tsx'));

export function VoiceScreen() {
  const { voice, product, delete: toDelete } = useSearch({ from: '/voice' });
  const navigate = useNavigate({ from: '/voice' });
  const { data: voices, error, refetch, isFetching } = useVoices();
  const open = (next: 'new' | number | undefined) => void navigate({ search: (old) => ({ ...old, voice: next }) });
  const ask = (id: number | undefined) =>
    void navigate({ search: (old) => ({ ...old, delete: id }), replace: id === undefined, resetScroll: false });
  const add: Action = { id: 'voice.add', label: 'Add Voice', keys: 'c', needs: createVoice, run: () => open('new') };
  const module = editor.useModule(voice !== undefined);
  useActions('Voice and Glossary', [add]);
  const stored = voices?.find(({ id }) => id === voice) ?? null;
  const deleted = voices?.find(({ id }) => id === toDelete);
  const isOpen = voice === 'new' || stored !== null;
  return (
    <>
      <SettingsCrumb page="Voice and Glossary" />
      <PageHead
        title="Voice and Glossary"
        hint="Tone, spelling, units, words and terms. Texts that break them are marked while you review and edit."
      >
        {!isOpen && <ActionButton variant="primary" action={add} icon={Plus} />}
      </PageHead>
      {voices === undefined ? (
        <Card>
          {error ? (
            <LoadFailure of={{ error, isFetching, refetch }} title="The voices could not be loaded" />
          ) : (
            <VoicesSkeleton />
          )}
        </Card>
      ) : isOpen ? (
        module ? (
          <module.VoiceEditor
            key={voice}
            stored={stored}
            voices={voices}
            productId={product}
            onChooseProduct={(id) =>
              void navigate({ search: (old) => ({ ...old, product: id }), replace: true, resetScroll: false })
            }
            onDone={() => open(undefined)}
          />
        ) : (
          <Card>
            <VoicesSkeleton />
          </Card>
        )
      ) : (
        <Card aria-labelledby="voices">
          <CardHead
            id="voices"
            title="Voices"
            hint="If voices conflict, the brand wins, then the category, the retailer and the workspace. Their lists of words are combined."
          />
          {voices.length === 0 ? (
            <EmptyState
              icon={Speech}
              title="No voice yet"
              hint="Set once how your team writes: British or American spelling, “you” or “we”, words to use and words to avoid."
            >
              <ActionButton variant="primary" action={add} icon={Plus} />
            </EmptyState>
          ) : (
            <div className="pt-2">
              <VoiceList voices={voices} onEdit={open} onDelete={ask} />
            </div>
          )}
        </Card>
      )}
      {deleted && (
        <Allowed to={deleteVoice}>
          <DeleteVoice voice={deleted} onClose={() => ask(undefined)} />
        </Allowed>
      )}
    </>
  );
}

function DeleteVoice({ voice, onClose }: { voice: StoredVoice; onClose: () => void }) {
  const remove = useDeleteVoice();
  return (
    <DeleteDialog
      title="Delete Voice"
      description={`The voice of ${nameVoice(voice)} with its words and terms will be deleted. This cannot be undone.`}
      busy={remove.isPending}
      onDelete={() => remove.mutate(voice.id, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}

/** As high as what comes. */
function VoicesSkeleton() {
  return (
    <LoadingRows label="Loading the voices" count={3} className="space-y-5 p-5" rowClassName="space-y-2">
      <Skeleton className="h-5 w-40 rounded-full" />
      <Skeleton className="h-4 w-3/5" />
    </LoadingRows>
  );
}
