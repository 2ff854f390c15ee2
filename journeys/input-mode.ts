// One journey, two ways of doing it: by mouse, and by keyboard alone, where the focus must always be somewhere and be seen.
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { allowSecondRun, refuseSecondRun } from './drawing.ts';
import { watchFaults } from './failed-page.ts';

export type InputModeOptions = { by: 'mouse' | 'keyboard' };

export type Hand = {
  /** Watches that the pages of a browser are worked with by this hand only. */
  watch: (context: BrowserContext) => Promise<void>;
  /** A button, a link or a box, with Shift held where wanted. */
  press: (control: Locator, held?: 'Shift') => Promise<void>;
  /** One of several: a tab, a radio button, an option of an open list, an item of an open menu. */
  pick: (choice: Locator) => Promise<void>;
  /** Brings the focus somewhere, for the keys that act on what has it. */
  focus: (control: Locator) => Promise<void>;
  /** Asks for the description of a control: its tooltip. */
  ask: (control: Locator) => Promise<void>;
  /** Puts a text in the place of what the field holds. */
  write: (field: Locator, text: string) => Promise<void>;
  /** What was last done left the focus somewhere. */
  rest: (page: Page) => Promise<void>;
};

const mouse: Hand = {
  watch: async () => {},
  press: (control, held) => control.click({ modifiers: held ? [held] : [] }),
  pick: async (choice) => (await drawnOf(choice)).click(),
  focus: (control) => control.focus(),
  ask: (control) => control.hover(),
  write: (field, text) => field.fill(text),
  rest: async () => {},
};

export const keyboard: Hand = {
  watch: async (context) => {
    await context.addInitScript(() => {
      addEventListener('pointerdown', () => console.error('The mouse was used.'), { capture: true });
    });
  },
  press: async (control, held) => {
    await reach(control);
    const isBox = await control.evaluate((element) => element.matches('[type=checkbox], [role=switch]'));
    const key = isBox ? 'Space' : 'Enter';
    await control.page().keyboard.press(held ? `${held}+${key}` : key);
  },
  pick: async (choice) => {
    await expect(choice).toBeVisible();
    const role = await choice.getAttribute('role');
    if (role !== 'option' && role !== 'menuitem') return await reach(choice);
    const page = choice.page();
    for (let presses = 0; presses < 50; presses += 1) {
      const next = await page.evaluateHandle(nextChoice);
      const isThere = await choice.evaluate((element, other) => element === other, next);
      if (isThere) return await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowDown');
      // Menus move the focus a moment after the key: who does not wait for it goes past the choice.
      const isUnmoved = async () =>
        next.evaluate((element, other) => element === other, await page.evaluateHandle(nextChoice));
      await expect.poll(isUnmoved, 'the arrow key leads nowhere').toBe(false);
    }
    throw new Error(`The arrow keys do not lead to ${choice}.`);
  },
  focus: reach,
  ask: reach,
  write: async (field, text) => {
    await reach(field);
    const { keyboard: keys } = field.page();
    await keys.press('Control+a');
    await keys.press('Delete');
    await keys.type(text);
  },
  rest: (page) => expectFocusKept(page),
};

/** Goes by the Tab key, and by the arrows within a group, until the control has the focus, and sees it there. */
async function reach(control: Locator): Promise<void> {
  const page = control.page();
  await expect(control).toBeVisible();
  await expectFocusKept(page);
  const far = await control.evaluate(lookFrom);
  // Looking after each of many presses would take most of a journey's time.
  for (let presses = far.stops - 2; presses > 0; presses -= 1) await page.keyboard.press(far.key);
  let key: string | undefined;
  let nearest = Number.POSITIVE_INFINITY;
  for (let presses = 0; presses < 200; presses += 1) {
    const at = await control.evaluate(lookFrom);
    if (at.isThere) return await expectFocusSeen(control);
    nearest = Math.min(nearest, at.stops);
    // Straight on from here, around the page if need be; again if a screen that arrives took the focus past the control.
    if (key === undefined || at.stops > nearest + 10) {
      key = at.key;
      nearest = at.stops;
    }
    await page.keyboard.press(at.arrow ?? key);
  }
  throw new Error(`The Tab key does not lead to ${control}.`);
}

type Way = { isThere: boolean; key: 'Tab' | 'Shift+Tab'; stops: number; arrow: 'ArrowRight' | 'ArrowLeft' | undefined };

/** The shorter way to the control from what has the focus, and about how many presses it takes. Runs in the page. */
function lookFrom(control: Element): Way {
  // From now on the focus must not be lost, as it is on a page just opened.
  Reflect.set(window, 'isWorkedByKeyboard', true);
  const focused = document.activeElement ?? document.body;
  const isAfter = (one: Element, other: Element) =>
    Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  const isAhead = isAfter(focused, control);
  const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, [tabindex]')].filter(
    (each) => each.tabIndex >= 0 && !each.matches(':disabled, [type=radio]:not(:checked)') && each.checkVisibility(),
  );
  const [first, last] = isAhead ? [focused, control] : [control, focused];
  const between = stops.filter(
    (each) => each !== first && each !== last && isAfter(first, each) && isAfter(each, last),
  );
  const straight = between.length + 1;
  const around = stops.length - between.length;
  const group =
    control.matches('[role=tab], [role=radio], [type=radio]') &&
    control.closest('[role=tablist], [role=radiogroup], fieldset');
  const isInGroup = group && group !== focused && group.contains(focused);
  return {
    isThere: focused === control,
    key: isAhead === straight <= around ? 'Tab' : 'Shift+Tab',
    stops: Math.min(straight, around),
    arrow: isInGroup ? (isAhead ? 'ArrowRight' : 'ArrowLeft') : undefined,
  };
}

/** The option or the item Enter would choose, if any. Runs in the page. */
function nextChoice(): Element | null {
  const { activeElement } = document;
  const described = activeElement?.getAttribute('aria-activedescendant');
  return (described ? document.getElementById(described) : null) ?? activeElement;
}

async function expectFocusKept(page: Page): Promise<void> {
  const isLost = () =>
    page.evaluate(() => Reflect.get(window, 'isWorkedByKeyboard') === true && document.activeElement === document.body);
  await expect.poll(isLost, 'the focus is lost').toBe(false);
}

/** What has the focus is in the window, and drawn as having it. */
export async function expectFocusSeen(focused: Locator): Promise<void> {
  const drawn = await drawnOf(focused);
  await expect(drawn).toBeInViewport();
  const isDrawn = await drawn.evaluate((element) => {
    const { outlineStyle, boxShadow } = getComputedStyle(element);
    return outlineStyle !== 'none' || boxShadow !== 'none';
  });
  expect(isDrawn, `the focus on ${focused} is drawn`).toBe(true);
}

/** The control as one sees it: some are drawn by their label alone. */
async function drawnOf(control: Locator): Promise<Locator> {
  const isHidden = await control.evaluate((element) => element.matches('label > .sr-only'));
  return isHidden ? control.locator('xpath=ancestor::label') : control;
}

/**
 * Tests tagged with this run once by each hand (see the projects in playwright.config.ts): every job of a user. By one hand
 * alone run those whose subject it is (keys, swipes, tooltips on hover), and those that only look: at constants and words,
 * at what a screen shows while it waits, at what hostile texts and axe find, at what is loaded and how long it takes.
 */
export const byMouseAndKeyboard = { tag: '@mouse-and-keyboard' };

/** What all journeys start from: `hand` does what a person does. */
export const test = base.extend<InputModeOptions & { hand: Hand; drawing: undefined }>({
  drawing: [
    async ({ page }, use, info) => {
      refuseSecondRun(info);
      const faults = watchFaults(page);
      await use(undefined);
      await allowSecondRun(page, info, faults);
    },
    { auto: true },
  ],
  by: ['mouse', { option: true }],
  hand: async ({ by, context, page }, use) => {
    const hand = { mouse, keyboard }[by];
    await hand.watch(context);
    await use(hand);
    // The API's page is Swagger's own, and long busy with drawing itself.
    if (!page.isClosed() && !new URL(page.url()).pathname.startsWith('/api/')) await hand.rest(page);
  },
});
