import { main as build } from '../../scripts/build/main';

/** Playwright's globalSetup: what the products of all workers run, as `npm run build` makes it. */
export default build;
