/**
 * The steps by which a database came to its present shape, in order. A step that was ever released is never changed:
 * a new shape is a new step.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL,
    listed INTEGER NOT NULL,
    phase INTEGER NOT NULL,
    bot_turn INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    summary TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tables_in_lobby ON tables (phase, changed_at DESC) WHERE listed = 1;
  CREATE INDEX tables_of_bots ON tables (id) WHERE bot_turn = 1;

  CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    event TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE snapshots (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables,
    snapshot TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE table_guests (
    guest TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables,
    PRIMARY KEY (guest, table_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX guests_of_table ON table_guests (table_id);

  CREATE TABLE failures (
    reference TEXT NOT NULL PRIMARY KEY,
    failure TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE guests (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    token_hash TEXT NOT NULL UNIQUE,
    created_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE seat_links (
    token_hash TEXT NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    used_at INTEGER,
    revoked_at INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX links_of_seat ON seat_links (table_id, seat);

  CREATE TABLE push_targets (
    endpoint TEXT NOT NULL PRIMARY KEY,
    guest TEXT NOT NULL REFERENCES guests,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX push_targets_of_guest ON push_targets (guest);

  CREATE TABLE settings (
    key TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE journal (
    number INTEGER PRIMARY KEY,
    entries TEXT NOT NULL
  ) STRICT;
  `,
  // Answers that were in the journal alone go into the books, and how their tables stand with them.
  `
  CREATE TEMP TABLE late AS
    SELECT tables.id, tables.version, entry.value ->> 1 AS number, entry.value ->> 2 AS at,
      entry.value -> 3 AS event, entry.value -> 4 AS waiting_for, entry.value ->> 5 AS answers
    FROM journal, json_each(journal.entries) AS entry JOIN tables ON tables.id = entry.value ->> 0
    WHERE entry.value ->> 1 >= tables.version;
  INSERT INTO events (table_id, number, at, event) SELECT id, number, at, event FROM late;
  UPDATE tables SET
    version = last.number + 1,
    changed_at = last.at,
    summary = json_set(summary, '$.waitingFor', json(last.waiting_for), '$.answers', last.answers,
      '$.changedAt', last.at)
    FROM (SELECT id, max(number) AS number, at, waiting_for, answers FROM late GROUP BY id) AS last
    WHERE tables.id = last.id;
  DROP TABLE late;
  DROP TABLE journal;
  `,
  // The snapshots of milestones stay; tables that branched off are found.
  `
  ALTER TABLE snapshots RENAME TO last_snapshots;
  CREATE TABLE snapshots (
    table_id TEXT NOT NULL REFERENCES tables,
    at INTEGER NOT NULL,
    milestone INTEGER NOT NULL,
    snapshot TEXT NOT NULL,
    PRIMARY KEY (table_id, at)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO snapshots (table_id, at, milestone, snapshot)
    SELECT table_id, snapshot ->> 'at', 0, snapshot FROM last_snapshots;
  DROP TABLE last_snapshots;

  CREATE TABLE branches (
    parent TEXT NOT NULL REFERENCES tables,
    table_id TEXT NOT NULL REFERENCES tables,
    PRIMARY KEY (parent, table_id)
  ) STRICT, WITHOUT ROWID;
  `,
  // Tables are found in the order of their changes; books have a checksum; links name who made them.
  `
  ALTER TABLE tables ADD COLUMN change INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX tables_by_change ON tables (change);
  ALTER TABLE tables ADD COLUMN checksum INTEGER;

  CREATE TABLE leases (
    name TEXT NOT NULL PRIMARY KEY,
    holder TEXT NOT NULL,
    until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  -- Of links that were made before nobody knows by whom: new ones are made in their place.
  DROP TABLE seat_links;
  CREATE TABLE seat_links (
    token_hash TEXT NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL,
    guest TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    used_at INTEGER,
    revoked_at INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX links_of_seat ON seat_links (table_id, seat);

  -- Whose record was told is an event of the table.
  INSERT INTO events (table_id, number, at, event)
    SELECT id, version, changed_at, '[{"kind":"record-told"}]' FROM tables
    WHERE EXISTS (SELECT 1 FROM settings WHERE key = 'secret-told ' || id);
  UPDATE tables SET version = version + 1
    WHERE EXISTS (SELECT 1 FROM settings WHERE key = 'secret-told ' || id);
  DELETE FROM settings WHERE key LIKE 'secret-told %';
  `,
  // Tables by the ids that their hosts gave them.
  `
  CREATE TABLE set_ups (
    guest TEXT NOT NULL,
    id TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    PRIMARY KEY (guest, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX set_up_of_table ON set_ups (table_id);
  `,
  // A guest may be known on several devices; what is told by push goes with the device that asked for it.
  `
  ALTER TABLE guests RENAME TO guests_of_one_session;
  CREATE TABLE guests (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  INSERT INTO guests (id, name, created_at) SELECT id, name, created_at FROM guests_of_one_session;

  CREATE TABLE sessions (
    id TEXT NOT NULL PRIMARY KEY,
    guest TEXT NOT NULL REFERENCES guests ON DELETE CASCADE,
    token_hash TEXT NOT NULL UNIQUE,
    browser TEXT,
    system TEXT,
    created_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sessions_of_guest ON sessions (guest);
  INSERT INTO sessions (id, guest, token_hash, created_at, seen_at)
    SELECT lower(hex(randomblob(8))), id, token_hash, created_at, seen_at FROM guests_of_one_session;

  ALTER TABLE push_targets RENAME TO push_targets_of_guests;
  CREATE TABLE push_targets (
    endpoint TEXT NOT NULL PRIMARY KEY,
    session TEXT NOT NULL REFERENCES sessions ON DELETE CASCADE,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX push_targets_of_session ON push_targets (session);
  INSERT INTO push_targets (endpoint, session, p256dh, auth)
    SELECT endpoint, sessions.id, p256dh, auth
    FROM push_targets_of_guests JOIN sessions ON sessions.guest = push_targets_of_guests.guest;
  DROP TABLE push_targets_of_guests;
  DROP TABLE guests_of_one_session;
  `,
  // What is cleared away with a table is found without looking at everything.
  `
  CREATE INDEX failures_of_table ON failures (failure ->> 'table');
  CREATE INDEX branches_of_table ON branches (table_id);
  `,
  // A guest is carried to another device by a link, of which they have one at most.
  `
  CREATE TABLE device_links (
    guest TEXT NOT NULL PRIMARY KEY REFERENCES guests ON DELETE CASCADE,
    token_hash TEXT NOT NULL UNIQUE,
    created_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  // Notices are in the language of the page that asked for them; of older ones it is not known.
  `
  ALTER TABLE push_targets ADD COLUMN language TEXT;
  `,
]
