// The log of a process: one line of JSON a record, with nothing in it of what people wrote or the catalogue says.
import fastify, { type FastifyBaseLogger, type FastifyRequest } from 'fastify';
import { describeError } from './log-errors.ts';

export type LogOptions = {
  logLevel: string;
  /** Where the log goes instead of the console, for tests. */
  logTo?: { write: (line: string) => void };
};

export const logSettings = ({ logLevel, logTo }: LogOptions) => ({
  level: logLevel,
  ...(logTo ? { stream: logTo } : {}),
  redact: ['req.headers.authorization', 'req.headers.cookie'],
  serializers: {
    // Query strings can hold what people searched for: the path is enough to find a fault.
    req: (request: FastifyRequest) => ({ method: request.method, path: request.url.split('?')[0] }),
    err: (error: unknown) => ({ ...describeError(error) }),
  },
});

/** A log as servers write it, for a process that serves nothing. */
export const openLog = (options: LogOptions): FastifyBaseLogger => fastify({ logger: logSettings(options) }).log;
