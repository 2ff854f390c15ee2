// What people may do, from least to most.

export const roles = ['viewer', 'writer', 'approver', 'admin', 'owner'] as const;
export type Role = (typeof roles)[number];

/** `a writer`, `an owner`. */
export const withArticle = (role: Role): string => `${/^[aeiou]/.test(role) ? 'an' : 'a'} ${role}`;

export const isRole = (text: string): text is Role => (roles as readonly string[]).includes(text);
