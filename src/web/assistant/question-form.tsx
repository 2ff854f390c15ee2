// The question: Enter sends, Shift+Enter begins a new line.
import { Send, Square } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import { chatLimits } from '#domain/assistant/chat.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { Textarea } from '#web/kit/form/field.tsx';

type QuestionFormProps = {
  /** Where one types, for those who give it the focus. */
  field: RefObject<HTMLTextAreaElement | null>;
  question: string;
  isPending: boolean;
  onChange: (question: string) => void;
  onSend: () => void;
  onStop: () => void;
};

export function QuestionForm({ field, question, isPending, onChange, onSend, onStop }: QuestionFormProps) {
  const reason = isPending ? 'Wait for the reply.' : question.trim() === '' ? 'Type a question first.' : undefined;
  const sendOnEnter = (event: KeyboardEvent) => {
    // While an input method is composing, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (reason === undefined) onSend();
  };
  return (
    <form
      aria-label="Ask about this product"
      onSubmit={(event) => event.preventDefault()}
      className="flex items-end gap-2 border-line border-t px-4 py-3"
    >
      <Textarea
        ref={field}
        rows={1}
        aria-label="Question"
        placeholder="Ask anything about this product..."
        maxLength={chatLimits.messageChars}
        value={question}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={sendOnEnter}
        className="field-sizing-content max-h-32 min-h-8.5 flex-1 resize-none! py-1.5 touch:min-h-10"
      />
      {isPending && (
        <Button
          size="icon"
          aria-label="Stop"
          onClick={() => {
            onStop();
            field.current?.focus();
          }}
        >
          <Square aria-hidden />
        </Button>
      )}
      <Button
        variant="primary"
        size="icon"
        aria-label="Send"
        disabledReason={reason}
        onClick={() => {
          onSend();
          field.current?.focus();
        }}
      >
        <Send aria-hidden />
      </Button>
    </form>
  );
}
