import { SitePage } from "./SitePage";

export function Privacy() {
  return (
    <SitePage>
      <h1 className="mb-6 text-2xl">Privacy</h1>
      <div className="reading">
        <p>
          The short version: what you write is yours. We store what the product needs to answer you
          and to show it to you again, we show others only what you share with them, and we sell
          nothing.
        </p>
        <Stored />
        <Companion />
        <h2>What others can see</h2>
        <p>
          Your nickname, your colour and your bio are made for others to see. Your journal, its
          answers, your memory cards and your goals are shown to you only; the people who run the
          site have no page that shows them. They are not encrypted, so whoever holds the server and
          its database could read them there.
        </p>
        <p>
          A reflection that you share with everyone can be read by anybody, also without an account,
          and shared by its link, until you delete it; what others copied meanwhile is out of our
          hands. The one that only you can read is shown to you alone, and is not encrypted either.
          Your likes, reflects, comments and whom you follow are seen with your nickname. A preview
          of a shared link carries your words, and its picture never does.
        </p>
        <h2>What we do not do</h2>
        <ul>
          <li>
            No trackers, no advertising, no analytics by others, no fonts or scripts from elsewhere.
          </li>
          <li>No selling or lending of what you write, and no training of models with it by us.</li>
          <li>
            Nothing a person wrote goes into our logs. They hold the names of operations, their
            status, when they ran and how long they took, and where in our code an error arose. No
            addresses of pages.
          </li>
        </ul>
        <InBrowser />
        <Deleting />
        <h2>If this changes</h2>
        <p>
          A change that touches what you have already written will be said inside the app, before it
          happens, in words as plain as these.
        </p>
      </div>
    </SitePage>
  );
}

function Stored() {
  return (
    <>
      <h2>What is stored</h2>
      <ul>
        <li>
          For a guest: an id and a nickname made by chance, your time zone, and what you write. No
          name, no e-mail.
        </li>
        <li>
          For a member: also the e-mail, the nickname, the bio and the colour, and the password in a
          form that cannot be read back.
        </li>
        <li>When you were last here, and how much of your allowance is used.</li>
        <li>
          Journal entries and the companion's answers. Beside each answer: the emotion and the risk
          that were read in the entry, and which earlier entries the answer rests on.
        </li>
        <li>
          Reflections, echoes and comments, with their hashtags and the mood you chose, and for a
          reflection whether it is for everyone or for you alone.
        </li>
        <li>
          Beside each reflection and echo: the risk that was read in it, as a number. It keeps heavy
          words off our first page and out of the data that pages offer to search engines. It is
          shown to nobody.
        </li>
        <li>What you liked, what you reflected and said with it, and whom you follow.</li>
        <li>
          Notices for you: who liked, reflected or commented on your words, mentioned you, or began
          to follow you.
        </li>
        <li>
          One risk level for you. Words that point to danger, in an entry, a reflection or an echo,
          raise it; it sinks with time, and when you say that you are safe. It is kept for talking
          with the companion: while it is raised, an answer keeps help in sight, and no allowance
          stops it.
        </li>
        <li>Memory cards and goals, as you wrote them.</li>
        <li>
          A draft that the page keeps for you, such as the first thought you wrote before you were
          here. It goes when you save an entry.
        </li>
        <li>
          Error reports: the message and the place in our code, the address of the page without its
          query, and the name that your browser gives itself (the user agent). They carry no
          account.
        </li>
      </ul>
      <p>
        None of this is encrypted by your browser. On its way, not here yet: talking with the
        companion, with conversations that are encrypted in the browser before they are stored; and
        messages between members.
      </p>
    </>
  );
}

function Companion() {
  return (
    <>
      <h2>What the companion sees</h2>
      <p>
        To answer a journal entry, the companion reads that entry and looks back on up to 50 of your
        own earlier entries and their answers. It never looks into those of someone else.
      </p>
      <p>
        There are two engines. The built-in one runs on our own server, and your words do not leave
        it. If the people who run the site have connected a language model, that service gets the
        entry, the beginnings of up to five earlier ones, your nickname if you are a member, your
        local hour, and the emotion and the risk that were read. What it keeps of them is for its
        own rules. Which of the two wrote an answer is said beside it.
      </p>
      <p>
        The same reading looks for words that point to danger. It is stored as said above, and leads
        to lines of help beside your entry. No person is told.
      </p>
      <p>
        Reflections and echoes are read for danger too, and only by the built-in reading. While you
        write one, your own browser does it and shows the lines of help to you alone. Before heavy
        words go out to everyone, you are asked once. You decide.
      </p>
    </>
  );
}

function InBrowser() {
  return (
    <>
      <h2>In your browser</h2>
      <ul>
        <li>
          <code>tn_session</code> (<code>__Host-tn_session</code> on a secure address), the session
          cookie: an unguessable id, for 30 days after your last visit.
        </li>
        <li>
          <code>tn_flash</code>, a cookie with one message for the next page, such as "Saved". It is
          gone once shown, or after two minutes.
        </li>
        <li>
          <code>theme</code>, a cookie and a stored value that remember light or dark.
        </li>
        <li>
          What you have begun to write and not sent, in the journal, as a reflection, an echo or a
          comment: until you send it, empty it or log out. Someone who uses the same browser could
          find it.
        </li>
        <li>A mark that you were here before, and small marks of how the page is set.</li>
      </ul>
      <p>No banner asks for consent, because none of these follows you anywhere.</p>
    </>
  );
}

function Deleting() {
  return (
    <>
      <h2>Keeping and deleting</h2>
      <p>
        Single journal entries, reflections, echoes, comments and memory cards can be deleted now,
        and a like, a reflect or a follow can be taken back. An entry takes its answer, and what was
        noted beside it, with it. A reflection takes its comments, its likes and reflects, and its
        risk with it; an echo that somebody else wrote to it stays theirs. Under your own
        reflection, you can also delete what others commented. Copies that were made before an
        update of the site go when those backups go.
      </p>
      <p>
        On its way, not here yet: taking everything with you as one file, and deleting the account.
      </p>
    </>
  );
}
