// The voices by scope: what each says in a few words, and the ways to change and delete it.

import { Building2, type LucideIcon, Shapes, Store, Tag, Trash2 } from 'lucide-react';
import { deleteVoice, type StoredVoice, updateVoice } from '#domain/voice/voice.contract.ts';
import type { VoiceScope } from '#domain/voice/voice.ts';
import { Badge } from '#web/kit/badge.tsx';
import { formatDate } from '#web/kit/format.ts';
import { IconButton } from '#web/kit/icon-button.tsx';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import { EditOrShow } from '#web/shared/screen/edit-or-show.tsx';
import { describeVoice, nameVoice, scopeWords } from './voice-words.ts';

const icons: Record<VoiceScope, LucideIcon> = { workspace: Building2, retailer: Store, category: Shapes, brand: Tag };

type VoiceListProps = { voices: readonly StoredVoice[]; onEdit: (id: number) => void; onDelete: (id: number) => void };

export function VoiceList({ voices, onEdit, onDelete }: VoiceListProps) {
  return (
    <ul aria-label="Voices" className="divide-y divide-line">
      {voices.map((voice) => {
        const { id, scope, scopeValue, rules, updatedAt } = voice;
        const Icon = icons[scope];
        const says = describeVoice(rules);
        return (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3.5">
            <div className="min-w-0 flex-1 basis-64">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <Badge tone={scope === 'workspace' ? 'accent' : 'neutral'}>
                  <Icon aria-hidden />
                  {scopeWords[scope]}
                </Badge>
                {scopeValue !== null && <span className="min-w-0 break-words font-medium">{scopeValue}</span>}
              </p>
              <p className="mt-1 break-words text-[0.8125rem]">
                {says.length > 0 ? says.join(' · ') : 'Nothing set yet'}
              </p>
              <p className="mt-0.5 text-ink-soft text-xs">Updated {formatDate(new Date(updatedAt))}</p>
            </div>
            <div className="-ml-2 flex gap-0.5">
              <EditOrShow to={updateVoice} name={`the voice of ${nameVoice(voice)}`} onClick={() => onEdit(id)} />
              <Allowed to={deleteVoice}>
                <IconButton
                  icon={Trash2}
                  label={`Delete the voice of ${nameVoice(voice)}`}
                  title="Delete"
                  onClick={() => onDelete(id)}
                />
              </Allowed>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
