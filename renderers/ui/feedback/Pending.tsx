/** Stands for what is still loading and shows nothing itself: what would move below it stays hidden until then. */
export const Pending = () => <span hidden data-loading="" />;
