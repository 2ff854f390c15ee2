import { expect, test } from 'vitest';
import { companyProblems, describeCompanyProblem, isCompanyProblem } from './company-problems.ts';

const ways = { name: 'Northwind', hasPasswords: true };

test('a company that does not answer leaves the password, where there is one', () => {
  expect(describeCompanyProblem('unreachable', ways)).toBe(
    "Northwind's sign-in does not answer. Use a password or try again.",
  );
  expect(describeCompanyProblem('unreachable', { ...ways, hasPasswords: false })).toBe(
    "Northwind's sign-in does not answer. Try again.",
  );
});

test('each problem has words of its own', () => {
  const said = companyProblems.map((problem) => describeCompanyProblem(problem, ways));
  expect(new Set(said).size).toBe(companyProblems.length);
});

test.each([null, '', 'toString', 'constructor', 'Expired'])('%j is no problem', (text) => {
  expect(isCompanyProblem(text)).toBe(false);
});
