/** A call to the identity emulator as its owner, who needs no password; throws when it is refused. */
export async function asOwner(baseURL: string, path: string, body: object): Promise<void> {
  const { Data } = (await (await fetch(`${baseURL}/api/config`)).json()) as {
    Data: { firebase: { emulatorHost: string; projectId: string } };
  };
  const { emulatorHost, projectId } = Data.firebase;
  const url = `http://${emulatorHost}/identitytoolkit.googleapis.com/v1/projects/${projectId}/${path}`;
  const headers = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}
