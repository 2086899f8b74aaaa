import type { ReleaseProducts } from '../../contract/impact';
import { Alert, Card, countText } from '../../../renderers/ui';
import impact from '../impact/impact.module.css';
import page from '../analysts.module.css';

export function Places({ changed: { Products, Changes, Total } }: { changed: ReleaseProducts }) {
  const isQuiet = Products.length === 0;
  return (
    <Card aria-label="Tudo o que difere nos arquivos" className={impact.impact}>
      <h2>Tudo o que difere nos arquivos: {countText(Total)}</h2>
      {isQuiet && <Alert tone="info" title="Nenhum produto muda; mudam os arquivos abaixo." />}
      {Total > Changes.length && (
        <p className={page.muted}>A lista mostra os primeiros {countText(Changes.length)}.</p>
      )}
      <details open={isQuiet}>
        <summary>Ver lugar por lugar</summary>
        <ul className={impact.changes}>
          {Changes.map(({ file, pointer, version, words }) => (
            <li key={`${version} ${file}#${pointer} ${words}`}>
              <span>{words}</span>
              <code>
                {file}#{pointer}
                {version === 'before' && ' (na versão que roda)'}
              </code>
            </li>
          ))}
        </ul>
      </details>
    </Card>
  );
}
