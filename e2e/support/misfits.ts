import type { Page } from '@playwright/test';

/** In the page: what stands beside a screen of `width` px. Controls are told by their first words. */
function look(width: number): string[] {
  const controls = 'a[href], button, input, select, textarea, summary, [role=button], [role=menuitem]';
  /** A part that scrolls by itself, such as a wide table, lets people reach all of it. */
  const scrolls = (element: Element): boolean => {
    for (let part = element.parentElement; part; part = part.parentElement)
      if (part !== document.documentElement && /auto|scroll/.test(getComputedStyle(part).overflowX))
        return true;
    return false;
  };
  const isBeside = (control: Element): boolean => {
    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { left, right, bottom, width: wide } = control.getBoundingClientRect();
    // A skip link waits above the page; what is for screen readers alone is a pixel wide.
    return bottom > 0 && wide > 1 && (left < -1 || right > width + 1) && !scrolls(control);
  };
  const beside = [...document.querySelectorAll(controls)].filter(isBeside);
  const pen = document.createElement('canvas').getContext('2d')!;
  /** How a date is written is told whole. */
  const isCut = (input: HTMLInputElement): boolean => {
    const { fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(input);
    pen.font = `${fontSize} ${fontFamily}`;
    const room = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return room > 0 && pen.measureText(input.placeholder).width > room + 0.5;
  };
  const dates = document.querySelectorAll<HTMLInputElement>('input[placeholder="DD/MM/AAAA"]');
  const cut = [...dates].filter(isCut).map(({ id }) => `the placeholder of ${id} is cut`);
  const wide = document.documentElement.scrollWidth;
  const name = (control: Element) =>
    `${control.tagName.toLowerCase()} "${(control.getAttribute('aria-label') ?? control.textContent ?? '').slice(0, 40)}"`;
  const sideways = wide > width ? [`the page is ${wide} px wide`] : [];
  return [...sideways, ...cut, ...beside.map((control) => `${name(control)} stands beside the screen`)];
}

/** What of the page a person cannot reach without scrolling sideways; a document that is no page has nothing. */
export async function misfits(page: Page): Promise<string[]> {
  const { width } = page.viewportSize() ?? { width: 1280 };
  return (await page.evaluate(look, width)).map((what) => `${new URL(page.url()).pathname}: ${what}`);
}
