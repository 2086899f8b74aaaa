import type { RecipeDefinition, SystemContext } from '@chakra-ui/react';

export type Styles = Record<string, unknown>;

export type Recipe = RecipeDefinition<Record<string, Record<string, object>>>;

const WRITTEN = /<style data-emotion="css (\w+)">(.*?)<\/style>/s;

/** Names of classes and the styles behind them, as Chakra writes both while a page runs. */
export class Classes {
  readonly #texts = new Map<string, string>();
  readonly #write: (recipe: Recipe, props: Styles) => string;

  private constructor(
    write: (recipe: Recipe, props: Styles) => string,
    readonly isStyle: SystemContext['isValidProperty'],
  ) {
    this.#write = write;
  }

  /** The design system is imported here: it is large, and most that read a configuration of Vite need none of it. */
  static async load(): Promise<Classes> {
    const [{ chakra, ChakraProvider }, { createElement }, { renderToStaticMarkup }, { createTheme }] =
      await Promise.all([
        import('@chakra-ui/react'),
        import('react'),
        import('react-dom/server'),
        import('../../../renderers/ui/theme/createTheme'),
      ]);
    const value = createTheme();
    const write = (recipe: Recipe, props: object) => {
      const themed = { value, children: createElement(chakra('div', recipe), props) };
      return renderToStaticMarkup(createElement(ChakraProvider, themed));
    };
    return new Classes(write, value.isValidProperty);
  }

  /** The class that has these styles, '' for none. */
  of(styles: Styles): string {
    return this.#keep(this.#write({}, styles));
  }

  /** The class of a recipe with these variants. */
  ofRecipe(recipe: Recipe, variants: Record<string, string>): string {
    const given = Object.entries(variants).filter(([, value]) => value !== '');
    return this.#keep(this.#write(recipe, Object.fromEntries(given)));
  }

  textOf(name: string): string {
    return this.#texts.get(name) ?? '';
  }

  propertiesOf(name: string): string[] {
    return [...this.textOf(name).matchAll(/[{;]([a-z-]+):/g)].map(([, property]) => property!);
  }

  /** In order of the names, so that a build is the same whatever was read first: layers and not places decide. */
  get text(): string {
    const names = [...this.#texts.keys()].sort();
    return names.map((name) => this.#texts.get(name)).join('\n');
  }

  #keep(markup: string): string {
    const [, id, text = ''] = WRITTEN.exec(markup) ?? [];
    if (id === undefined) return '';
    this.#texts.set(`css-${id}`, text);
    return `css-${id}`;
  }
}
