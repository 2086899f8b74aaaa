import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { OperatorError } from '../../server/infra/OperatorError';
import { freePort } from '../../server/infra/postgres/freePort';
import { until } from '../../server/testing/until';
import { BIN, createDatabase } from './DebianPostgres';
import type { Program, Programs } from './Programs';
import { haproxyConfig, patroniConfig, type Node } from './clusterConfig';

const NEEDED = ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/sbin/haproxy', join(BIN, 'postgres')];
const READY_MS = 90_000;

/** Answers the port by which others reach that port of a node, or it reaches etcd's: between them may stand what can be cut. */
export type Passage = (node: string, port: number) => Promise<number>;

interface Member {
  name: string;
  role: string;
  state: string;
}

/** Three PostgreSQL 15 under Patroni with etcd, one of the two others always confirming, behind HAProxy. */
export class Cluster {
  private readonly running = new Map<string, Program>();

  private constructor(
    private readonly programs: Programs,
    private readonly nodes: readonly Node[],
    /** Through HAProxy, to whoever leads. */
    readonly url: string,
    /** The same to the two that follow. */
    readonly replicaUrl: string,
  ) {}

  /** Throws OperatorError where a program is not installed. */
  static async open(programs: Programs, passage: Passage = async (_, port) => port): Promise<Cluster> {
    const missing = NEEDED.filter((path) => !existsSync(path));
    if (missing.length > 0)
      throw new OperatorError(
        `Not here: ${missing.join(', ')}. apt install postgresql-15 patroni etcd-server haproxy.`,
      );
    const [etcd, peer] = [await freePort(), await freePort()];
    const [toLeader, toReplicas] = [await freePort(), await freePort()];
    await programs.start('etcd', '/usr/bin/etcd', etcdOptions(join(programs.folder, 'etcd'), etcd, peer));
    const nodes: Node[] = [];
    for (const name of ['one', 'two', 'three']) {
      const [rest, port] = [await freePort(), await freePort()];
      const seen = { rest: await passage(name, rest), port: await passage(name, port) };
      nodes.push({ name, folder: programs.folder, etcd: await passage(name, etcd), rest, port, seen });
    }
    const cluster = new Cluster(programs, nodes, urlOf(toLeader), urlOf(toReplicas));
    for (const node of nodes) await cluster.startNode(node.name);
    await cluster.whole();
    const config = await programs.write('haproxy.cfg', haproxyConfig(toLeader, toReplicas, nodes));
    await programs.start('haproxy', '/usr/sbin/haproxy', ['-db', '-f', config]);
    await cluster.create();
    return cluster;
  }

  /** Its name, and its database without HAProxy and passages. */
  async leader(): Promise<{ name: string; url: string }> {
    const { name } = await this.memberOf('leader');
    const { port } = this.nodes.find((node) => node.name === name)!;
    return { name, url: urlOf(port) };
  }

  async killLeader(): Promise<string> {
    const { name } = await this.memberOf('leader');
    await this.running.get(name)!.end('SIGKILL');
    process.kill(await this.postmaster(name), 'SIGKILL');
    return name;
  }

  async switchOver(): Promise<void> {
    const [from, to] = [await this.memberOf('leader'), await this.memberOf('sync_standby')];
    const body = JSON.stringify({ leader: from.name, candidate: to.name });
    const answer = await fetch(`${this.rest(from.name)}/switchover`, { method: 'POST', body });
    if (!answer.ok) throw new Error(`Patroni refuses the switchover: ${await answer.text()}`);
  }

  async startNode(name: string): Promise<void> {
    const node = this.nodes.find((each) => each.name === name)!;
    const config = await this.programs.write(`${name}.yml`, patroniConfig(node));
    // Orphaned by a killed Patroni, a PostgreSQL of it may still run at the end.
    this.programs.later(async () => await this.endPostgres(name));
    this.running.set(name, await this.programs.start(name, '/usr/bin/patroni', [config]));
  }

  async whole(): Promise<void> {
    await until(async () => {
      const members = await this.members().catch(() => []);
      const well = members.filter(({ state }) => state === 'running' || state === 'streaming');
      const roles = well.map(({ role }) => role).toSorted();
      return roles.join() === 'leader,replica,sync_standby' ? true : undefined;
    }, READY_MS);
  }

  async query<Row extends object>(sql: string, url = this.url): Promise<Row[]> {
    const client = new Client(url);
    client.on('error', () => undefined);
    await client.connect();
    return (await client.query<Row>(sql).finally(() => client.end())).rows;
  }

  private async create(): Promise<void> {
    const make = () => createDatabase(this.url).then(() => true as const);
    await until(() => make().catch(() => undefined), READY_MS);
  }

  private async memberOf(role: string): Promise<Member> {
    return (await this.members()).find((member) => member.role === role)!;
  }

  private async members(): Promise<Member[]> {
    const answers = this.nodes.map(({ name }) => fetch(`${this.rest(name)}/cluster`));
    return ((await (await Promise.any(answers)).json()) as { members: Member[] }).members;
  }

  private rest(name: string): string {
    return `http://127.0.0.1:${this.nodes.find((node) => node.name === name)!.rest}`;
  }

  private async postmaster(name: string): Promise<number> {
    const file = await readFile(join(this.programs.folder, name, 'postmaster.pid'), 'utf8');
    return Number(file.split('\n')[0]);
  }

  private async endPostgres(name: string): Promise<void> {
    const pid = await this.postmaster(name).catch(() => undefined);
    if (pid) process.kill(pid, 'SIGQUIT');
  }
}

const urlOf = (port: number) => `postgresql://postgres:any@127.0.0.1:${port}/lastro`;

function etcdOptions(data: string, port: number, peer: number): string[] {
  const own = `http://127.0.0.1:${port}`;
  const others = `http://127.0.0.1:${peer}`;
  const client = ['--listen-client-urls', own, '--advertise-client-urls', own];
  const cluster = ['--listen-peer-urls', others, '--initial-advertise-peer-urls', others];
  return ['--data-dir', data, ...client, ...cluster, '--initial-cluster', `default=${others}`];
}
