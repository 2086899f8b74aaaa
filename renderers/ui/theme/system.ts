import { createSystem, defaultBaseConfig, type SystemContext } from '@chakra-ui/react';
import { config } from './config';

let made: SystemContext | undefined;

/**
 * Chakra's engine with only our theme, which keeps its default theme out of the bundle. Created when first asked for, as
 * the entry file's evaluation is a long task already. What it would write into the page stands in a file (stylesOfTheme).
 */
export const system = () =>
  (made ??= keptRecipes({ ...createSystem(defaultBaseConfig, config), _global: [] }));

/** Chakra resolves the recipe of an element anew at each of its renders: a third of what a page's first one took. */
function keptRecipes(context: SystemContext): SystemContext {
  return { ...context, cva: onceFor(context.cva), css: ofOne(context.css) };
}

function onceFor<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const kept = new WeakMap<Key, Value>();
  return (key) => {
    const value = kept.get(key) ?? make(key);
    kept.set(key, value);
    return value;
  };
}

/** What a recipe gives is one object as long as its variants are the same. */
function ofOne(css: SystemContext['css']): SystemContext['css'] {
  const once = onceFor((styles: object) => css(styles));
  return (styles, ...others) =>
    isStyles(styles) && others.every((other) => isStyles(other) && Object.keys(other).length === 0)
      ? once(styles)
      : css(styles, ...others);
}

const isStyles = (value: unknown): value is object => typeof value === 'object' && value !== null;
