// The Chat tab of a product: conversation, Optimize Content, question.

import { RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { chatAboutProduct } from '#domain/assistant/chat.contract.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { Person } from '#domain/session/person.ts';
import { optimizeContent } from '#domain/writing/writing.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { FailureBox } from '#web/kit/failure-box.tsx';
import { Allowed, RefusalNote } from '#web/shared/screen/allowed.tsx';
import { readKeywords, type TextType } from './chat.reducer.ts';
import * as chat from './chat-store.ts';
import { MessageList } from './message-list.tsx';
import { OptimizeBox } from './optimize-box.tsx';
import './persona.css';
import { usePersona } from './persona-store.ts';
import { QuestionForm } from './question-form.tsx';

type ChatTabProps = {
  product: Product;
  me: Person;
  isOptimizing: boolean;
  /** Gives null when the text is stored, else why it is not. Rejects after a toast has shown the failure. */
  optimize: (input: {
    contentType: TextType;
    prompt: string;
    targetKeywords: string[];
  }) => Promise<chat.OptimizeUnstored | null>;
  /** The button that stops it, while there is something to stop. */
  stop: ReactNode;
};

export function ChatTab({ product, isOptimizing, optimize, stop }: ChatTabProps) {
  const { id, title } = product;
  const persona = usePersona();
  const conversation = chat.useConversation(id);
  const { fields, phase, error } = conversation;
  const question = useRef<HTMLTextAreaElement>(null);
  const tab = useSeen(id, conversation.nextId);

  const apply = () => {
    const { contentType } = fields;
    const prompt = fields.prompt.trim();
    if (contentType === '' || prompt === '' || isOptimizing) return;
    const targetKeywords = readKeywords(fields.keywords);
    void chat.runOptimization(id, { contentType, prompt }, () => optimize({ contentType, prompt, targetKeywords }));
  };
  return (
    <div ref={tab} className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <div
        className="flex items-center justify-between gap-2 border-line border-b py-1.5 pr-2 pl-4"
        data-tint={persona.colour}
      >
        <p className="min-w-0 truncate text-xs">
          <span className="font-medium text-(--tint-ink)">{persona.name}</span>{' '}
          <span className="text-ink-soft">{persona.role}</span>
        </p>
        <Allowed to={chatAboutProduct}>
          <Button variant="ghost" size="sm" onClick={() => chat.startNew(id)}>
            New Conversation
          </Button>
        </Allowed>
      </div>
      <MessageList productId={id} conversation={conversation} persona={persona} title={title} />
      {error && (
        <FailureBox text={error.text} detail={error.detail} className="mx-4 mb-3 border border-bad">
          {error.canRetry && (
            <Button
              size="sm"
              onClick={() => {
                chat.retryQuestion(id);
                // The box goes, with this button.
                question.current?.focus();
              }}
            >
              <RotateCcw aria-hidden />
              Retry
            </Button>
          )}
        </FailureBox>
      )}
      <RefusalNote of={chatAboutProduct} className="mx-4 mb-4" />
      <Allowed to={optimizeContent}>
        <OptimizeBox
          fields={fields}
          isOptimizing={isOptimizing}
          stop={stop}
          onFill={(filled) => chat.fillFields(id, filled)}
          onApply={apply}
        />
      </Allowed>
      <Allowed to={chatAboutProduct}>
        <QuestionForm
          field={question}
          question={fields.question}
          isPending={phase !== 'idle'}
          onChange={(question) => chat.fillFields(id, { question })}
          onSend={() => chat.sendQuestion(id)}
          onStop={() => chat.stopAnswer(id)}
        />
      </Allowed>
    </div>
  );
}

/** What comes while the tab is in sight is seen; behind another tab it lives on unseen. */
function useSeen(productId: number, nextId: number) {
  const tab = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry that comes is seen or not
  useEffect(() => {
    const shown = tab.current;
    if (!shown) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && chat.noteSeen(productId));
    observer.observe(shown);
    return () => observer.disconnect();
  }, [productId, nextId]);
  return tab;
}
