// Writes down what went wrong outside of any test, of which vitest's own report says nothing: a worker that died takes the rest of its file along.
import { writeFileSync } from 'node:fs';
import type { SerializedError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';

/** The file that takes the errors: JSON, a list of texts. */
export const errorsFileVariable = 'TEST_ERRORS_FILE';

function textOf({ message, stack, cause }: SerializedError): string {
  const own = stack?.includes(message) ? stack : [message, stack].filter(Boolean).join('\n');
  return cause ? `${own}\nbecause of ${textOf(cause as SerializedError)}` : own;
}

export default class ErrorsReporter implements Reporter {
  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]) {
    const file = process.env[errorsFileVariable];
    if (file) writeFileSync(file, JSON.stringify(errors.map(textOf)));
  }
}
