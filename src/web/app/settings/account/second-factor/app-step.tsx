// What an authenticator app is given: a picture to scan, or the secret to type; and the first code of it.
import { Copy } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '#web/kit/button.tsx';
import { copySecretly } from '#web/shared/secrets/copy-secretly.ts';
import { CheckedForm } from './checked-form.tsx';
import { QrCodePicture } from './qr-code-picture.tsx';

/** What the server answers for the app; see `startSecondFactor`. */
export type AppSecret = { url: string; secret: string };

/** Of four characters, as one reads and types them. */
const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? '';

type AppStepProps = AppSecret & Pick<ComponentProps<typeof CheckedForm>, 'field'>;

export function AppStep({ url, secret, field }: AppStepProps) {
  return (
    <CheckedForm
      field={field}
      lead="Not turned on."
      label="Code"
      hint="The six digits that the app shows"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={20}
      autoFocus
    >
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <QrCodePicture text={url} label="QR code for your authenticator app" instead="Type the secret into your app." />
        <div className="min-w-0 flex-1 basis-40 space-y-2">
          <p>Scan this code with an authenticator app on your phone.</p>
          <p className="text-ink-soft">If you cannot scan the code, type this secret into the app:</p>
          <p className="break-words rounded-md bg-sunken px-2.5 py-1.5 font-mono text-[0.8125rem]">
            {inGroups(secret)}
          </p>
          <Button size="sm" onClick={() => void copySecretly(secret, { what: 'Secret', instead: 'Type it instead.' })}>
            <Copy aria-hidden />
            Copy secret
          </Button>
        </div>
      </div>
    </CheckedForm>
  );
}
