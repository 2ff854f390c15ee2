// What a browser calls itself, in words. Loaded when sessions are shown: the library knows hundreds of names.
import Bowser from 'bowser';

export type Device = {
  /** `Chrome on Linux`, `Safari on iPhone`; what it calls itself where that says neither. */
  name: string;
  isHandheld: boolean;
};

export function describeDevice(userAgent: string): Device {
  if (userAgent.trim() === '') return { name: 'Unknown browser', isHandheld: false };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const system = platform.model || os.name;
  const isHandheld = platform.type === 'mobile' || platform.type === 'tablet';
  if (!browser.name) return { name: userAgent, isHandheld };
  return { name: system ? `${browser.name} on ${system}` : browser.name, isHandheld };
}
