import type { Arrival } from "#contract/arrival.ts";
import type { FormName } from "#contract/forms.ts";

/** Found by the server, or marked by a person. */
export type SpamReason = "honeypot" | "too-fast" | "marked";

export type Lead = {
  id: string;
  form: FormName;
  receivedAtMs: number;
  /** Answers by field name, as typed; optional fields left blank are absent. */
  fields: Readonly<Record<string, string>>;
  /** Kept but never delivered. */
  spamReason: SpamReason | null;
  /** Path and query of the page that held the form, where the browser said so. */
  sourcePage: string | null;
  /** Where the visit began, as far as the browser said so. */
  arrival: Arrival;
  /** Stands in the addresses by which a newsletter's subscriber confirms and unsubscribes; other forms have none. */
  subscriptionToken: string | null;
  /** Of a newsletter's subscriber who has left. What identified them is erased. */
  unsubscribed?: { atMs: number };
};

export type NewLead = Lead & {
  /** Two submissions with the same key are one lead. */
  idempotencyKey: string;
  /** Where it goes at once; spam goes nowhere. */
  deliverTo: readonly DeliveryTarget[];
};

/** Where the owners get their leads. */
export const ownerTargets = ["webhook", "email"] as const;
/** Besides, where they are configured; not of the newsletter. */
export const chosenTargets = ["slack", "hubspot"] as const;
/** `confirmation` is the mail that asks a subscriber whether it was they. */
export const deliveryTargets = [...ownerTargets, ...chosenTargets, "confirmation"] as const;
export type DeliveryTarget = (typeof deliveryTargets)[number];

/** Deliveries of one form to one target happen one after the other, in the order the leads came in. */
export type Stream = { target: DeliveryTarget; form: FormName };

export type Claim = Stream & {
  lead: Lead;
  /** Failed attempts so far, and how many of them the receiver refused for good. */
  attempts: number;
  refusals: number;
  /** Says which claim holds the delivery, so that a late answer of an expired one changes nothing. */
  leaseUntilMs: number;
};

/** A claim on the stream's first waiting delivery, else when to look again (absent: when a lead comes in). */
export type ClaimResult =
  | { claim: Claim; waitUntilMs?: undefined }
  | { claim?: undefined; waitUntilMs: number | undefined };

export type DeliveryState = {
  target: DeliveryTarget;
  /** Whether the server, when it last ran, was told of its target. */
  isSetUp: boolean;
  attempts: number;
  deliveredAtMs: number | null;
  nextAttemptAtMs: number;
  lastError: string | null;
  /**
   * Why it is not tried: its receiver refused it, an owner gave it up, it is older than its target's settings and
   * nobody has asked for it, it may have arrived before the lead was marked as spam, or the address was written to within
   * the day. Later leads go ahead of it.
   */
  setAside: "refused" | "skipped" | "held" | "spam" | "later" | null;
};

export const leadStates = ["new", "answered", "closed"] as const;
export type LeadState = (typeof leadStates)[number];

/** What the people who read the leads write down. */
export type LeadChange = {
  state?: LeadState;
  owner?: string;
  note?: string;
  isSpam?: boolean;
  /** A day such as 2026-01-31, or empty. */
  followUp?: string;
};

/** Who did what to a lead, in words without anything that its sender wrote; nobody where people have no names. */
export type LeadEvent = { atMs: number; person: string; what: string };

/** Whoever works on the leads; the password as desk/passwords.ts keeps it. */
export type Person = { name: string; password: string };

export type StoredLead = Lead & {
  /** Grows with the order of arrival. */
  sequence: number;
  state: LeadState;
  owner: string;
  note: string;
  followUp: string;
  /** Grows with every change by a person, so that nobody overwrites what they have not seen. */
  version: number;
  confirmedAtMs: number | null;
  deliveries: readonly DeliveryState[];
};

/** Whom a token is about; no address where it has been erased. */
export type Subscriber = { email: string | null };

export const confirmations = ["sent", "confirmed"] as const;
export type Confirmation = (typeof confirmations)[number];

export type LeadFilter = {
  form?: FormName | undefined;
  sinceMs?: number | undefined;
  beforeMs?: number | undefined;
  state?: LeadState | undefined;
  /** Whole name, in any case of letters; empty: of nobody. */
  owner?: string | undefined;
  /** Whole address, in any case of letters. */
  email?: string | undefined;
  /** Part of any answer, owner, note or where the visit began, in any case of letters. */
  search?: string | undefined;
  /** Part of where the visit began: the campaign as lists say it, or the page of another site. */
  cameFrom?: string | undefined;
  /** Left out: leads that are not spam. */
  spam?: "include" | "only" | undefined;
  /** Only subscribers whose mail to confirm was sent, or who have confirmed. */
  confirmation?: Confirmation | undefined;
  /** Only leads to follow up on this day or before, and not closed. */
  dueOn?: string | undefined;
  /** Only leads that a receiver refused. */
  refused?: boolean | undefined;
};

export type LeadStats = {
  form: FormName;
  leads: number;
  spam: number;
  /** Deliveries still to be made, and how many of them have failed at least once. */
  waiting: Record<DeliveryTarget, number>;
  failing: Record<DeliveryTarget, number>;
  refused: Record<DeliveryTarget, number>;
  held: Record<DeliveryTarget, number>;
  /** Set aside because their leads were marked as spam. */
  stopped: Record<DeliveryTarget, number>;
  oldestWaitingAtMs: Record<DeliveryTarget, number | null>;
  lastReceivedAtMs: number | null;
}[];

export type Forgotten = {
  leads: number;
  /** Leads of this person that had already left for a target, where a copy may remain. */
  delivered: Record<DeliveryTarget, number>;
  /** Where their text is still on the disk though no longer in the store: one sentence each, for people. */
  remains: readonly string[];
};

/** Leads of a rescued copy: taken in, here already, or of people who had left, of whom nothing but a digest was kept. */
export type Merged = { added: number; known: number; left: number };

/** What is counted of visits; `referrer` and `campaign` have labels that others choose. */
export const countedThings = [
  "visit",
  "page",
  "referrer",
  "campaign",
  "search-none",
  "file",
  "form-begun",
  "form-sent",
] as const;
export type CountedThing = (typeof countedThings)[number];

/** How often on a day (UTC, as 2026-01-31). */
export type DailyCount = { day: string; what: CountedThing; label: string; n: number };

/** Something that happened to the store's files, for the log; `lost` says that it could not be mended. */
export type StoreNotice = { message: string; file: string; lost: boolean };

/** Where leads are kept. Every method rejects when the store cannot be reached or written. */
export interface LeadStore {
  /** For people: where the leads are, without any password. */
  readonly location: string;
  /** Why it could not be reached when it was opened; it may be by now. */
  readonly awayBecause?: string | undefined;
  /** Told when a file was found gone, replaced or damaged. */
  onNotice?: (notice: StoreNotice) => void;
  /**
   * Resolves after the lead and its deliveries are committed to disk. An address that is asked to confirm is one lead,
   * whatever the key, and is asked once a day at most.
   */
  save(lead: NewLead): Promise<"stored" | "already-stored">;
  /** Rejects unless a lead could be stored now: it writes, to the disk. */
  checkReady(): Promise<void>;
  /** The store has come apart in a way that it cannot mend itself; a new process might. */
  readonly needsRestart: boolean;

  claimNext(stream: Stream, nowMs: number, leaseMs: number): Promise<ClaimResult>;
  markDelivered(claim: Claim, nowMs: number): Promise<void>;
  markFailed(claim: Claim, nextAttemptAtMs: number, error: string): Promise<void>;
  /** Counts a refusal. Without a time for the next try the delivery is set aside, and the stream goes on without it. */
  markRefused(claim: Claim, nextAttemptAtMs: number | null, error: string): Promise<void>;
  /** Gives back a claim whose try was cut off: it counts, since the receiver may have the lead, and is due at once. */
  release(claim: Claim): Promise<void>;
  /** Makes the stream's first delivery due at once if it has failed; returns whether it had been waiting. */
  makeDue(stream: Stream, nowMs: number): Promise<boolean>;
  /** Does so with what a process that was killed had claimed, unless another process works on the same store. */
  takeBackClaims(): Promise<void>;
  /**
   * Tells the store which targets are configured. What came in before a target was is held, unless it came in since the
   * given time; returns how many deliveries each target now holds.
   */
  setTargets(
    targets: readonly DeliveryTarget[],
    nowMs: number,
    deliverSinceMs: number | undefined,
  ): Promise<Partial<Record<DeliveryTarget, number>>>;

  find(id: string): Promise<StoredLead | undefined>;
  findByPrefix(prefix: string, limit: number): Promise<StoredLead[]>;
  /**
   * Changes a lead of this version only. Spam loses its deliveries, and one that may have arrived is set aside; a lead
   * that is none any more gets them back, except what a person gave up. The event is kept with it.
   */
  change(
    id: string,
    version: number,
    change: LeadChange,
    event?: LeadEvent,
  ): Promise<"changed" | "changed-meanwhile" | "gone">;
  /** What was done to it besides, as to a delivery. */
  noteEvent(id: string, event: LeadEvent): Promise<void>;
  /** In the order of time. */
  eventsOf(id: string): Promise<LeadEvent[]>;

  people(): Promise<Person[]>;
  /** Adds somebody, or gives them another password; whoever is there is known in any case of letters. */
  setPerson(person: Person): Promise<void>;
  removePerson(name: string): Promise<boolean>;

  /** Passes the lead on when its address had not been confirmed. Whoever unsubscribed stays so. */
  confirmSubscription(token: string, nowMs: number): Promise<Subscriber | undefined>;
  /**
   * Erases what identifies the person on every newsletter lead of the same address, and stops their deliveries. Owners
   * who may have such a lead are sent it again, as one that is unsubscribed.
   */
  unsubscribe(token: string, nowMs: number): Promise<Subscriber | undefined>;
  /**
   * Does so for those of whom an instance of an earlier version, running beside a newer one, has only noted that they left;
   * returns how many leads it was.
   */
  finishUnsubscribing(nowMs: number): Promise<number>;
  /** Erases those who were asked a week ago and have not confirmed, with their links; returns how many. */
  endUnconfirmed(nowMs: number): Promise<number>;
  /** In order of arrival, after the given sequence. */
  page(filter: LeadFilter, afterSequence: number, limit: number): Promise<StoredLead[]>;
  /** The newest leads, newest first; of those before the given sequence, if one is given. */
  newest(filter: LeadFilter, limit: number, beforeSequence?: number): Promise<StoredLead[]>;
  count(filter: LeadFilter): Promise<number>;
  stats(): Promise<LeadStats>;
  /** Makes every failed, refused or held delivery due at once; returns how many. */
  retryFailed(): Promise<number>;
  /**
   * The same for one lead, or for its delivery to one target, also for what was skipped; returns the targets. Nothing of
   * spam can be tried again or given up.
   */
  retryLead(id: string, target?: DeliveryTarget): Promise<DeliveryTarget[]>;
  /** Gives up a lead's refused deliveries, or the one to a target also when it merely failed; returns the targets. */
  skipLead(id: string, target?: DeliveryTarget): Promise<DeliveryTarget[]>;
  /** Erases every lead with this email address, in any case of letters, also what unsubscribing left of them. */
  forget(email: string): Promise<Forgotten>;

  /** Adds to the sums of days, which instances share. Sums from before the given day go. */
  addCounts(counts: readonly DailyCount[], oldestDay: string): Promise<void>;
  /** The sums from one day to another, both with them. */
  countsBetween(firstDay: string, lastDay: string): Promise<DailyCount[]>;

  /** Of a store that several servers share: takes a token from a bucket of all of them; see rate-limit.ts. */
  takeToken?(bucket: string, msPerToken: number, windowMs: number): Promise<number>;
  /** A consistent copy, made while the server goes on writing; a store without it has programs of its own. */
  backup?(file: string): Promise<void>;

  /** Of a store that keeps rescued copies beside it: takes the leads of one in again. */
  mergeRescued?(file: string): Promise<Merged>;

  close(): Promise<void>;
}

/** Leads could not be kept in this store; one line for people. The store was not changed. */
export class StoreOpenError extends Error {
  override name = "StoreOpenError";
}
