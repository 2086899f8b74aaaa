import { shapeText, type Shape } from './shape';

interface Content {
  content?: Readonly<Record<string, { schema?: Shape }>>;
}

interface Operation {
  summary?: string;
  parameters?: readonly { name: string; in: string; required?: boolean; schema: Shape }[];
  requestBody?: Content;
  responses?: Readonly<Record<string, Content>>;
}

export interface ApiDocument {
  paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** The page of all calls: plain HTML, since our content security policy lets no other script or style in. */
export function docsPage({ paths = {} }: ApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => callOf(method, path, operation)),
  );
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Lastro: API</title>
<link rel="stylesheet" href="/api/docs/style.css">
</head>
<body>
<main>
<h1>API</h1>
<p>${calls.length} chamadas; o mesmo como <a href="/api/docs/openapi.json">OpenAPI 3.1</a>.</p>
${calls.join('\n')}
</main>
</body>
</html>
`;
}

function callOf(method: string, path: string, operation: Operation): string {
  const { summary = '', parameters = [], requestBody, responses = {} } = operation;
  const taken = parameters.map(({ name, in: place, required, schema }) =>
    block(`${place}: ${name}${required ? '' : '?'}`, schema),
  );
  return `<details>
<summary><b>${method.toUpperCase()}</b> <code>${escaped(path)}</code> <span lang="en">${escaped(summary)}</span></summary>
${[...taken, ...blocks('body', requestBody), ...blocks('200', responses['200'])].join('\n')}
</details>`;
}

function blocks(title: string, { content = {} }: Content = {}): string[] {
  return Object.entries(content).map(([type, { schema = {} }]) => block(`${title}: ${type}`, schema));
}

function block(title: string, schema: Shape): string {
  return `<h2>${escaped(title)}</h2>\n<pre>${escaped(shapeText(schema))}</pre>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
