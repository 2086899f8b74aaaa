import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Features } from 'lightningcss';
import { defineConfig } from 'vite';
import type { Catalogue } from './engine/definition';
import { checkBuild } from './studio/publish/builtTraces';
import { casesBook } from './studio/publish/casesBook';
import { createChangesCheck } from './studio/publish/checkChanges';
import { products } from './engine/publish/vitePlugin';
import { ahead } from './scripts/portal/ahead';
import { chunks, type Area } from './scripts/portal/chunks';
import { fileForms } from './scripts/portal/forms/fileForms';
import { packed } from './scripts/portal/packed';
import { preloads } from './scripts/portal/preloads';
import { staticStyles } from './scripts/portal/styles/staticStyles';
import { themeStyles } from './scripts/portal/themeStyles';
import { worker } from './scripts/portal/worker';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const folder = path('product-schemas');
/** Whether a build carries the analysts' page /produtos; `npm run dev` always has it. */
const analysts = process.env.VITE_ANALYSTS === '1';
const signIn = ['/src/features/sign-in/LoginPage.tsx', '/src/features/sign-in/CallbackPage.tsx'];
const frame = [
  '/src/app/PrivateFrame.tsx',
  '/src/app/LayoutPrompts.tsx',
  // Asked for by every page of who is here, once it stands.
  '/src/shared/requests/sendWaiting.ts',
  '/src/shared/offline/seenRows.ts',
];
const home = '/src/features/home/HomePage.tsx';
const wizard = '/src/features/wizard/WizardPage.tsx';
const quote = '/src/features/quote/QuotePage.tsx';
const policies = '/src/features/policies/list/PoliciesPage.tsx';
const product = '/studio/pages/ProductsPage.tsx';
const quoteArea = '/src/features/product-choice/QuoteArea.tsx';
const billing = '/src/features/billing/BillingPage.tsx';
const tracking = '/src/features/tracking/TrackingPage.tsx';
/** In the order in which most people come by them: a first visit fetches a file for each. */
const areas: readonly Area[] = [
  ['start', ['/index.html']],
  // What the pages of who signs in have in common with those of who did.
  ...signIn.flatMap((page) => [...frame, home].map((other): Area => ['start', [page, other], 'common'])),
  ...[policies, wizard].map((page): Area => ['fields', [signIn[0]!, page], 'common']),
  ['login', signIn],
  ['identity', ['/src/shared/auth/firebaseProvider.ts']],
  ['frame', [...frame, quoteArea]],
  ['frame', [home], 'shared'],
  ['controls', [policies, wizard], 'common'],
  ['lists', [policies, tracking], 'common'],
  ['masks', [tracking, wizard], 'common'],
  ['engine', [wizard, quote, '/engine/session/Transaction.ts'], 'along'],
  ['wizard', [wizard, '/renderers/wizard/Wizard.tsx'], 'along'],
  // For nobody else: the analysts' frame comes with their start.
  ['studio', ['/src/app/AnalystFrame.tsx', '/studio/pages/AnalystPages.tsx'], 'own'],
];
/** Whose styles stand with another area's, as who fetches the one mostly needs the other: a file less. */
const styles = { lists: 'controls', engine: 'controls' };
const inFrame = ['/src/shared/auth/firebaseProvider.ts', ...frame];
const often = [
  home,
  quoteArea,
  '/src/features/product-choice/ProductSelectionPage.tsx',
  wizard,
  tracking,
  quote,
  policies,
  billing,
  ...(analysts ? [product] : []),
];
const quotes = [...inFrame, quoteArea];
const analystsFrame = [...inFrame, '/src/app/AnalystFrame.tsx', '/studio/pages/AnalystPages.tsx'];
const { wizards } = JSON.parse(readFileSync(`${folder}/catalogue.json`, 'utf8')) as Catalogue;
/** What the page asks for beside its first file where somebody was signed in before, by its address: the first that fits. */
const known = {
  inicio: [...inFrame, home],
  apolices: [...inFrame, policies],
  'apolices/*': [...inFrame, '/src/features/policies/details/PolicyPage.tsx'],
  'status-solicitacao': [...inFrame, tracking],
  financeiro: [...inFrame, billing],
  cotacao: [...quotes, '/src/features/product-choice/ProductSelectionPage.tsx'],
  'cotacao/*/status': [...quotes, quote],
  // By name, as other pages stand under the same addresses, and what they do not use is told of as a fault.
  ...Object.fromEntries(wizards.map(({ route }) => [`cotacao/${route}`, [...quotes, wizard]])),
  executivo: [...inFrame, '/src/features/desk/DeskPages.tsx', '/src/features/desk/list/DeskListPage.tsx'],
  produtos: analystsFrame,
  'produtos/*': analystsFrame,
};
/** What a page needs though there is no connection: frame, lists, the wizard. The rest is kept once somebody used it. */
const offline = {
  pages: [
    ...signIn.slice(0, 1),
    ...inFrame,
    ...often,
    '/src/features/policies/details/PolicyPage.tsx',
    '/src/features/drafts/DraftsPage.tsx',
    // What these ask for late, without which nobody could go on there.
    '/src/features/home/portfolio/Charts.tsx',
    '/src/features/wizard/drafts/Beginnings.tsx',
    '/src/features/wizard/drafts/DraftOffer.tsx',
    '/renderers/ui/inputs/Calendar.tsx',
    '/renderers/widgets/FilesWidget.tsx',
    '/renderers/widgets/TableWidget.tsx',
  ],
  assets: ['inter-latin-wght-normal'],
  plain: ['theme.js', 'manifest.webmanifest', 'favicon.svg', 'header.svg', 'icon-192.png'],
};
const api = process.env.API_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [
    products({ folder, check: createChangesCheck(), checkBuild, book: casesBook, analysts }),
    fileForms(folder),
    themeStyles(),
    staticStyles(['renderers', 'src'].map((name) => path(name))),
    react(),
    chunks({ areas, often, styles }),
    preloads(),
    ahead({ known, new: { login: signIn }, images: ['header.svg'] }),
    worker(offline),
    packed(),
  ],
  // Known at build time, so that a build without it holds none of it.
  define: { 'import.meta.env.VITE_ANALYSTS': JSON.stringify(analysts ? '1' : '') },
  // A worker imports a product's module by its address.
  worker: { format: 'es' },
  build: {
    outDir: 'dist/portal',
    emptyOutDir: true,
    target: 'es2022',
    // An inlined asset is a data: URL, which the content security policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: {
        // A page carries only what it names of the design system: its modules do nothing but declare.
        moduleSideEffects: (id) => !/\/(renderers|engine|studio|contract)\/.*\.tsx?$/.test(id),
      },
    },
  },
  // light-dark() stays, as it follows each element's own color-scheme: what stands in for it only the page's.
  css: { lightningcss: { exclude: Features.LightDark } },
  server: { proxy: { '/api': { target: api, ws: true } } },
});
