// A voice being added or changed, with what it does to a product beside it.

import { ArrowLeft } from 'lucide-react';
import { createVoice, type StoredVoice, updateVoice } from '#domain/voice/voice.contract.ts';
import { type VoiceScope, voiceScopes } from '#domain/voice/voice.ts';
import { describeFailure } from '#web/client/api-error.ts';
import { Button } from '#web/kit/button.tsx';
import { Card, CardBody, CardFoot, CardHead } from '#web/kit/card.tsx';
import { Form, FormAlert } from '#web/kit/form/app-form.tsx';
import { KeptText } from '#web/kit/form/kept-text.tsx';
import { Allowed, AllowedFields, RefusalNote } from '#web/shared/screen/allowed.tsx';
import { ExamplesField } from './examples-field.tsx';
import { useVoiceForm } from './use-voice-form.ts';
import { ScopeFields, SpeechFields, WordFields } from './voice-fields.tsx';
import { VoicePreview } from './voice-preview.tsx';
import { nameVoice } from './voice-words.ts';

type VoiceEditorProps = {
  /** The voice to change; null makes a new one. */
  stored: StoredVoice | null;
  voices: readonly StoredVoice[];
  productId: number | undefined;
  onChooseProduct: (id: number) => void;
  onDone: () => void;
};

/** The workspace has one voice: who adds another begins with a brand's. */
const firstScope = (voices: readonly StoredVoice[]): VoiceScope =>
  voices.some(({ scope }) => scope === 'workspace') ? 'brand' : voiceScopes[0];

export function VoiceEditor({ stored: given, voices, productId, onChooseProduct, onDone }: VoiceEditorProps) {
  const { form, values, stored, isKept, save, leave, discard } = useVoiceForm(given, firstScope(voices), onDone);
  const changes = stored ? updateVoice : createVoice;
  return (
    <>
      <Button variant="ghost" size="sm" className="mb-3 -ml-2" onClick={onDone}>
        <ArrowLeft aria-hidden />
        All voices
      </Button>
      <div className="grid items-start gap-5 xl:grid-cols-12">
        <Card aria-labelledby="voice-form" className="min-w-0 xl:col-span-7">
          <CardHead
            id="voice-form"
            title={stored ? `Voice of ${nameVoice(stored)}` : 'New voice'}
            hint="Empty fields take their value from a more general voice. A text that breaks the voice gets a warning and can still be approved."
          />
          <CardBody>
            <RefusalNote of={changes} className="mb-5" />
            <Form form={form} autoComplete="off">
              <AllowedFields to={changes} className="space-y-5">
                {isKept && <KeptText what="voice" onDiscard={discard} />}
                <ScopeFields form={form} scope={values.scope} />
                <SpeechFields form={form} />
                <WordFields form={form} />
                <ExamplesField form={form} />
                {save.error && <FormAlert {...describeFailure(save.error)} note="Your voice is still here." />}
              </AllowedFields>
            </Form>
          </CardBody>
          <Allowed to={changes}>
            <CardFoot className="sticky bottom-0 rounded-b-xl bg-surface">
              <Button onClick={leave}>Cancel</Button>
              <Button type="submit" form={form.formId} variant="primary" busy={save.isPending}>
                {stored ? 'Save Voice' : 'Add Voice'}
              </Button>
            </CardFoot>
          </Allowed>
        </Card>
        <div className="min-w-0 xl:sticky xl:top-18 xl:col-span-5">
          <VoicePreview
            form={values}
            storedId={stored?.id ?? null}
            voices={voices}
            productId={productId}
            onChoose={onChooseProduct}
          />
        </div>
      </div>
    </>
  );
}
