import { describe, expect, it } from 'vitest';
import { verdicts } from '../test-reading.ts';
import { scanText } from '../tokens/tokens.ts';
import { findMentions } from './find-mentions.ts';

const approvals = (text: string) =>
  findMentions(scanText(text)).flatMap(({ kind, isNegated, start, end }) =>
    kind === 'approval' && !isNegated ? [text.slice(start, end)] : [],
  );

describe('the approval of a body is a claim that needs proof', () => {
  it.each([
    ['EPA approved', 'EPA approved'],
    ['An FDA-approved formula', 'FDA-approved'],
    ['This is an fda approved device', 'fda approved'],
    ['FDA cleared for home use', 'FDA cleared'],
    ['EPA registered', 'EPA registered'],
    ['An EPA-registered repellent', 'EPA-registered'],
    ['FDA certified facility', 'FDA certified'],
    ['USDA certified beef', 'USDA certified'],
    ['TSA approved lock', 'TSA approved'],
    ['TSA-approved', 'TSA-approved'],
    ['FAA approved seat', 'FAA approved'],
    ['DOT approved helmet', 'DOT approved'],
    ['USGA approved balls', 'USGA approved'],
    ['ADA approved toothbrush', 'ADA approved'],
    ['CARB approved generator', 'CARB approved'],
    ['Approved by the FDA', 'Approved by the FDA'],
    ['It is registered with the EPA.', 'registered with the EPA'],
    ['Cleared by the FDA', 'Cleared by the FDA'],
    ['Approved by the American Dental Association', 'Approved by the American Dental Association'],
    ['Approved by the World Health Organization', 'Approved by the World Health Organization'],
    ['Durch das BVL zugelassen', 'BVL zugelassen'],
    ['KBA-zugelassen', 'KBA-zugelassen'],
    ['Endorsed by the FDA', 'Endorsed by the FDA'],
    ['EPA licensed', 'EPA licensed'],
    ['NIOSH approved respirator', 'NIOSH approved'],
    ['Authorized by the FDA', 'Authorized by the FDA'],
    ['FDA approval', 'FDA approval'],
    ['Von der FDA zugelassen', 'FDA zugelassen'],
    ['FDA-zugelassene Creme', 'FDA-zugelassene'],
    ['Von der EPA registriert', 'EPA registriert'],
  ])('%s', (text, claim) => {
    expect(approvals(text)).toEqual([claim]);
  });

  it.each([
    'Kid approved',
    'Approved for outdoor use',
    'Pre-approved credit',
    'A registered trademark of Apple',
    'Apple is registered in the U.S. and other countries.',
    'Register your product with Samsung',
    'KID APPROVED FUN',
    'FULLY APPROVED QUALITY',
    'The way is cleared by the broom.',
    'Endorsed by parents everywhere',
    'NBA licensed ball',
    'Endorsed by Ana Ruiz',
    'LED approved fixture',
    'DIY approved',
    'Mit ABE zugelassen',
    'Cleared for takeoff',
    'Microsoft certified mouse',
    'UL listed',
    'UL approved',
    'ENERGY STAR certified',
    'THX certified speakers',
    'Wi-Fi CERTIFIED',
    'FCC compliant',
    'ISO 9001 certified',
    'USDA certified organic cotton',
    'Certified refurbished',
    'An authorized dealer of LG',
    'Authorized reseller',
    'Not FDA approved',
    'Zugelassen bis 120 kg',
    'Für PKW zugelassen',
  ])('%s is none', (text) => {
    expect(approvals(text)).toEqual([]);
  });

  it('is contradicted where the source denies it', () => {
    expect(verdicts({ description: 'This lamp is not FDA approved.' }, 'FDA approved')).toEqual([
      'contradicted: FDA approved',
    ]);
  });
});
