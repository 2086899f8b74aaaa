import { describe, expect, it } from 'vitest';
import { catalogue } from 'virtual:lastro/catalogue';
import { paths, productPages } from '../../shared/paths';
import { loadContent, pictureOf, slugs } from './content';

const routes = new Set([paths.request, ...catalogue.wizards.map(({ route }) => paths.wizard(route))]);

it('there are words for each product page, and for no other', () => {
  expect(slugs.map((slug) => `/${slug}`).toSorted()).toEqual([...productPages].toSorted());
});

describe.each(slugs)('%s', (slug) => {
  it('has a picture and something in each part', async () => {
    const content = (await loadContent(slug))!;
    expect(pictureOf(slug)).toBeTruthy();
    const { requests: _, tagline, ...parts } = content;
    expect(tagline).not.toBe('');
    expect(Object.entries(parts).filter(([, part]) => part.length < 2)).toEqual([]);
  });

  it('leads to wizards that there are', async () => {
    const { requests } = (await loadContent(slug))!;
    expect(requests.filter(({ to }) => !routes.has(to))).toEqual([]);
  });
});
