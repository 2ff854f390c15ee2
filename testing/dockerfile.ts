// Carries out a Dockerfile without Docker, as far as a folder can stand for a container: each stage is a folder, RUN runs in it with the
// commands of this machine. It knows the instructions our Dockerfile uses and refuses every other, so that none goes untested.
import { execFileSync } from 'node:child_process';
import { chownSync, copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, matchesGlob, relative } from 'node:path';

export type User = { uid: number; gid: number };

export type Image = {
  /** Where its `/` is. */
  root: string;
  workdir: string;
  env: Record<string, string>;
  /** USER; null for root. */
  user: string | null;
  command: string[];
  healthCheck: string[];
};

type Instruction = { name: string; text: string };

function readInstructions(file: string): Instruction[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  const written = lines.filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return written.map((line) => {
    const [name = '', ...rest] = line.trim().split(' ');
    return { name, text: rest.join(' ') };
  });
}

/** Which files of the context Docker gets to see: the last rule of .dockerignore that matches a path or a folder above it decides. */
function readIgnore(file: string): (path: string) => boolean {
  const rules = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ pattern: line.replace(/^!/, ''), isIgnored: !line.startsWith('!') }));
  return (path) => {
    const steps = path.split('/').map((_, index, all) => all.slice(0, index + 1).join('/'));
    return rules.findLast(({ pattern }) => steps.some((step) => matchesGlob(step, pattern)))?.isIgnored ?? false;
  };
}

export type BuildOptions = {
  context: string;
  /** An empty folder for the stages. */
  folder: string;
  /** Who stands for the users of the image that are not root; null where this process cannot give files away. */
  user: User | null;
};

/** Builds every stage and answers the last one. */
export function buildImage({ context, folder, user }: BuildOptions): Image {
  const isIgnored = readIgnore(join(context, '.dockerignore'));
  const stages = new Map<string, Image>();
  let image: Image | undefined;

  function copy(to: Image, text: string): void {
    const words = text.split(' ');
    const flags = new Map(
      words.filter((word) => word.startsWith('--')).map((word) => word.slice(2).split('=') as [string, string]),
    );
    const places = words.filter((word) => !word.startsWith('--'));
    const target = join(to.workdir, places.pop() ?? '');
    const stage = flags.get('from');
    const from = stage === undefined ? context : stages.get(stage)?.root;
    if (from === undefined) throw new Error(`There is no stage ${stage} before COPY ${text}.`);
    for (const place of places) {
      const source = join(from, place);
      const isSeen = (path: string) => stage !== undefined || !isIgnored(relative(context, path));
      if (!isSeen(source)) throw new Error(`.dockerignore keeps ${place} out, which COPY asks for.`);
      const into = statSync(source).isDirectory() ? target : join(target, basename(place));
      cpSync(source, into, { recursive: true, verbatimSymlinks: true, filter: isSeen });
      if (flags.has('chown') && user) giveAway(into, user);
    }
  }

  for (const { name, text } of readInstructions(join(context, 'Dockerfile'))) {
    if (name === 'FROM') {
      const [, stage = 'last'] = / AS (\S+)$/.exec(text) ?? [];
      const root = join(folder, stage);
      image = { root, workdir: root, env: {}, user: null, command: [], healthCheck: [] };
      stages.set(stage, image);
      // What the base image brings.
      mkdirSync(join(root, 'usr/local/bin'), { recursive: true });
      copyFileSync(process.execPath, join(root, 'usr/local/bin/node'));
      continue;
    }
    if (!image) throw new Error('A Dockerfile begins with FROM.');
    if (name === 'WORKDIR') {
      image.workdir = join(image.root, text);
      mkdirSync(image.workdir, { recursive: true });
    } else if (name === 'COPY') copy(image, text);
    else if (name === 'RUN')
      execFileSync('sh', ['-c', text], {
        cwd: image.workdir,
        env: { ...registryEnvironment(), ...environmentOf(image) },
        stdio: 'pipe',
      });
    else if (name === 'ENV')
      Object.assign(image.env, Object.fromEntries(text.split(' ').map((pair) => pair.split('='))));
    else if (name === 'USER') image.user = text;
    else if (name === 'HEALTHCHECK') image.healthCheck = readCommand(text.replace(/^.*? CMD /, ''));
    else if (name === 'CMD') image.command = readCommand(text);
    else if (name !== 'EXPOSE' && name !== 'VOLUME')
      throw new Error(`${name} is not carried out: teach it to ${import.meta.filename}.`);
  }
  if (!image) throw new Error('The Dockerfile has no stage.');
  return image;
}

/** What commands of the image see: its own Node first, and for building the npm of this machine. */
export function environmentOf({ root, env }: Image): Record<string, string> {
  const { PATH = '', HOME = '' } = process.env;
  return { HOME, ...env, PATH: `${join(root, 'usr/local/bin')}:${PATH}` };
}

/** By what this machine reaches the registry of packages: its proxy, its certificates, and npm's own settings. */
function registryEnvironment(): Record<string, string> {
  const names = /^npm_config_(?!omit|production|local_prefix|global_prefix|prefix)|proxy$|_CERTS?$|^SSL_CERT/i;
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value !== undefined && names.test(name) ? [[name, value]] : [],
    ),
  );
}

const readCommand = (text: string) => JSON.parse(text) as string[];

function giveAway(path: string, { uid, gid }: User): void {
  chownSync(path, uid, gid);
  if (statSync(path).isDirectory()) for (const name of readdirSync(path)) giveAway(join(path, name), { uid, gid });
}
