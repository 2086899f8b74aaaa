/** Marks that something is still loading, without showing anything: the footer stays hidden until it has loaded. */
export const Pending = () => <span hidden data-loading="" />;
