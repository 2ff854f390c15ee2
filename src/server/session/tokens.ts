// Tokens of sessions and links: random, shown once, and stored as a hash alone.
import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as 43 characters that fit in an address and a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token, and of what people type where it must not be readable: its SHA-256, base64url. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
