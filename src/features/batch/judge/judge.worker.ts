import { compileDefinition, toSchemaErrors } from '../../../../engine/index';
import type { ProductModule } from 'virtual:lastro/products';
import type { ToJudge } from './messages';
import { serveJudge } from './serveJudge';

/** The server has every definition as a module, the one that the portal was built with too. */
async function load(definition: string) {
  const module = (await import(/* @vite-ignore */ `/api/definition/${definition}.js`)) as ProductModule;
  const validators = Object.entries(module.validate).map(([step, check]) => [step, toSchemaErrors(check)]);
  return compileDefinition(module.definition, Object.fromEntries(validators));
}

serveJudge(
  {
    tell: (message) => self.postMessage(message),
    listen: (listener) =>
      self.addEventListener('message', ({ data }: MessageEvent<ToJudge>) => listener(data)),
  },
  load,
);
