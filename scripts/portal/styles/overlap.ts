const FAMILY = /^(border|padding|margin|inset|grid|background|outline|gap)(?=-|$)/;
const ALIASES: Record<string, string> = {
  ...{ top: 'inset', right: 'inset', bottom: 'inset', left: 'inset' },
  ...{ 'row-gap': 'gap', 'column-gap': 'gap' },
};

/**
 * Whether two of the groups set properties of CSS that may say something of the same, as `border-color` and
 * `border-inline-start-color`: two such classes would win by their place in the file.
 */
export function overlap(groups: readonly string[][]): boolean {
  const families = groups.map((group) => [...new Set(group.map(familyOf))]);
  return families.some((one, at) =>
    families.slice(at + 1).some((other) => one.some((name) => other.some((two) => isPartOf(name, two)))),
  );
}

const familyOf = (name: string) => ALIASES[name] ?? FAMILY.exec(name)?.[0] ?? name;

const isPartOf = (one: string, two: string) =>
  one === two || one.startsWith(`${two}-`) || two.startsWith(`${one}-`);
