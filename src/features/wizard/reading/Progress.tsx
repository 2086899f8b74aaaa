import styles from './reading.module.css';

export function Progress({ page, pages }: { readonly page: number; readonly pages: number }) {
  return (
    <div className={styles.progress}>
      <progress max={Math.max(pages, 1)} value={page} aria-label="Leitura do documento" />
      <span className="ui-figures">{pages > 0 ? `Página ${page} de ${pages}` : 'Abrindo o arquivo…'}</span>
    </div>
  );
}
