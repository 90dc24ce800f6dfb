/** What a hit stands in: words around it that turn it away, all written for normalised text. */

const NEGATION_TAIL =
  "want|wanted|going|gonna|trying|thinking|think|feel|feeling|felt|be|been|being|to|of|about|any|thoughts?|thought|plans?|urges?|desire|intention|intent|intending|wish|planning|plan|ever|really|actually|even|have|had|having|at|all|a|an|or|the|in|danger|risk|currently|hurting|hurt|harm|harming|did|do|die|dying|kill|killing|myself|anything|like|that|and|need|would|will|suicidal|suicide|self|ideation|feelings|considering|considered|attempt|attempted|actively|nor|so|im|i|no|not|never|longer|interested|cutting|cut|done|tried|once|mean|saying|here|joking|for|him|her|with|from|ending|end|it|ideas|dead|been";
const NEGATED = new RegExp(
  `\\b(?:dont|do not|doesnt|did not|not|never|no|without|didnt|wouldnt|havent|hasnt|isnt|arent|wasnt|nor|aint|no longer|stopped|stop|instead of|far from|wont|free of|free from|zero|neither|nobody|nothing|denies|denied|deny|quit|rather than)\\b(?:\\s+(?:${NEGATION_TAIL})\\b)*[\\s:,-]*$`,
);
const NOT_A_NEGATION =
  /\b(?:cant|cannot|couldnt|wont|doesnt|never|didnt|dont|not|without) (?:\w+ )?(?:stop|help|shake|quit|hide|only|just|know|tell|told|lie|a day|sure|enough|think i can|see|going to lie|say|talk|telling|able|a joke|long|because)\b|\bno (?:reason|one|other|way|point|choice|joke|idea|lie|longer scared|idea)\b|\b(?:whether|why) (?:or not )?|\bnothing (?:left|helps|works|else|matters)\b|\bnot (?:scared|afraid|anymore scared)\b/;

/** Whether the words before a hit say no to it ("I would never …", "no thoughts of …"). */
export function isNegated(before: string): boolean {
  const tail = before.slice(-70);
  const match = NEGATED.exec(tail);
  if (/\bhow (?:do|does|can|could) (?:\w+ ){1,2}not\b/.test(tail)) return false;
  return match !== null && !NOT_A_NEGATION.test(tail.slice(Math.max(0, match.index - 12)));
}

const PAST =
  /\b(?:used to|all through (?:school|uni|college|my (?:teens|twenties)|year \d+)|in year \d+|when my (?:first|second|eldest|oldest|youngest|kids?|son|daughter|twins) (?:was|were) (?:born|small|little|a baby|babies)|(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:months|years) (?:with )?(?:no|without) (?:cutting|self harm\w*|hurting myself|purging|bing\w+|an? (?:attempt|relapse))|was so (?:bad|low|ill|depressed|sick)|once in my life|from when i|old entries|my old (?:hospital|photos?|diary|diaries|journals?|notebook|self|bracelet)|that (?:girl|boy|kid|woman|man|version of me|person) (?:wanted|was|thought|tried|used|couldnt)|years? ago|decades? ago|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|many|several|few|some|a|couple of) (?:years?|decades?) (?:ago|clean|free|sober|out|back|later|since|now)|(?:months?) (?:ago|clean|free|sober|back)|back (?:in|when|then|at)|in (?:19|20)\d\d|as a (?:teen|teenager|kid|child|student)|when i was (?:a |an |in |at |\d+|student|young|little|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|depressed|pregnant|drinking|using|younger|married|ill|sick|suicidal|anorexic|cutting|self)|in (?:college|school|high school|uni|university|my (?:teens|twenties|thirties|early|late|first)|the nineties|the past)|clean (?:for|from|since|of|today)|(?:days?|weeks?|months?|years?) clean|free (?:of|from) (?:self|cutting|harm|purging|bulimia|anorexia|him|her|that|addiction)|(?:recovered|recovering|recovery|survivor|survived|discharged|remission)|last year|that (?:winter|year|summer|time|night|autumn|spring|chapter)|those days|once (?:tried|thought|wanted|planned|lived|upon)|my (?:old|former|past|younger|teenage) |since (?:19|20)\d\d|(?:long|some) time ago|no longer|havent (?:\w+ )?(?:in|for|since) (?:\w+ )?(?:years?|ages|decades?)|before (?:i (?:got|met|started|found|had)|therapy|treatment|rehab|my (?:kids|diagnosis|meds|treatment))|at (?:fifteen|sixteen|seventeen|eighteen|nineteen|1\d|2[0-5])\b|(?:the )?(?:scars|anniversary)|(?:it|things|life|everything) (?:\w+ )?(?:got|gets|has got(?:ten)?) (?:so much |much )?better|it was (?:an )?illness|stopped (?:cutting|self harming|purging|starving|hurting myself|burning) (?:when|after|since|once)|(?:its|been) (?:been )?quiet since|before the (?:medication|meds|treatment)|(?:it|that) was treated|i got (?:better|through it)|after my (?:overdose|attempt|suicide attempt|breakdown))\b/;
const STILL_ON =
  /\b(?:again|still|relaps\w*|come back|coming back|came back|is back|are back|back again|these days|lately|right now|rn|tonight|urges? (?:is|are|to)|nowadays|miss it|cant stop|keeps? (?:coming|going)|at it again|happening|back to (?:it|zero|cutting)|started|deeper|worse|and now (?:i|im|its)|but (?:lately|i want|im thinking|now (?:i|its|they|the))|broke my|ever since|since then (?:i|every|the)|every (?:day|night|single)|i know im going to|last night|yesterday|this (?:morning|week)|on sunday|on monday)\b/;
const WELL_NOW =
  /\b(?:glad|not anymore|grateful|thankful|thank|proud|happy|lucky|blessed|relieved|celebrat\w*|anniversary|stable|recovered|recovery|better now|doing well|feel well|im well|am well|im okay now|fine now|good now|safe now|im safe|new (?:locks|job|life|name|chapter)|healthy|well again|so different|i stayed|still here|i volunteer|got help|life is (?:good|lovely|full|beautiful|calm)|havent in|cant imagine|today i|changed (?:that|my life|everything)|saved my life|helped|milestone|treating myself|forgave|free|married|graduat\w*|licence|adopted|taught|finished|moved|ordinary|wins?|laugh\w*|clean|sober|discharged|stopped going|got (?:my|the)|it passed|its over now|hope|love|(?:it|things|life) (?:\w+ )?got (?:so much |much )?better|was treated|i own|my arms see|quiet since|nicer|bought (?:a|my)|i garden)\b|🎉|🥳/;

export const isPast = (sentence: string) => PAST.test(sentence);
/** Whether it goes on now; "used to … every day" does not. */
export const isOnAgain = (text: string) =>
  STILL_ON.test(
    text.replace(
      /\b(?:used to|before the (?:medication|meds|treatment)) [^.!?\n]*?\bevery (?:day|night|single)\b/g,
      " ",
    ),
  );
export const isWellNow = (text: string) => WELL_NOW.test(text);

const WORKS =
  /\b(?:novel|chapter|fics?|ao3|beta reader|oneshot|\d+k words|dream sequence|interval|seminar|book club|(?:the|this|a|that|my) (?:book|film|movie|series|show|podcast|documentary|play|anime|manga|comic|episode|musical|song|poem|story|album|opera)|films?|movies?|episode|season \d|plot|villain|heroine|protagonist|antagonist|characters?|screenplay|poetry|lyrics?|theatre|audiobook|fanfic\w*|fiction|short story|writing day|word count|words today|drafting|poem draft|dnd|d&d|the dm|bard|my oc|essay|romeo|juliet|hamlet|ophelia|macbeth|bell jar|shakespeare|netflix|true crime|the news|newspaper|headlines?|article|statistics|ww1|ww2|celebrity|my editor|in the show|k ?drama|thriller|murder mystery|rehearsal|monologue|memoir|biography|goethe|plath|woolf|tragedy|screenwriting|the government|parliament|song|i read that|watched)\b/;
const GAMES =
  /\b(?:(?:last|final|same|the) boss|boss fight|level \d+|lvl|respawn\w*|spawn\w*|sims?|npc|xp|loot|raid|fps|lobby|pvp|pve|minecraft|fortnite|valorant|roblox|elden|zelda|mario|skyrim|dota|overwatch|csgo|speedrun\w*|permadeath|paladin|wizard|mage|healer|dps|sniper|grenades?|kd|k\/d|rocket|headshot|controller|ps5|teammates?|overtime|keeper|striker|coach made|line drills|basketball|football|soccer|rugby|hockey|tennis|cricket|tournament|semi ?final|fencing|boxing|sparring|karate|judo|abseil|belay|harness\w*|chess|checkmate|gambit|card game|poker|hit points?|hp|mobs?|creeper|lava|dungeon|quest|guild|my character|fantasy team|playoffs?|wicket|scored|kart|uno|monopoly|paintball|laser tag|escape room|marathon|parkour|the map|base faster|half ?time|(?:first|second) half|race|pb|personal record|trampoline|open water swim|parkrun|relay|baton|triathlon|came (?:first|second|third|fourth|fifth|sixth|last)|bungee|skydiv\w*)\b/;
const MACHINES =
  /\b(?:process|processes|server|servers|threads?|containers?|pods?|script|kernel|cli|api|endpoint|regex|sql|database|python|javascript|java|linux|ubuntu|bash|sudo|git|github|staging|prod|daemon|cpu|gpu|memory leak|oom|router|laptop|printer|app crash\w*|crashe[sd]|firmware|compiler|unit tests?|pipeline|kubernetes|docker|aws|excel|stack trace|deadlock|ssh|sigkill|sigterm|deprecated|repo|feature idea|search box|hard drive|battery|charger)\b/;
const PROFESSION =
  /\b(?:im (?:a |an |the )?(?:\w+ )?(?:interpreter|translator|chaplain|lecturer|vet|pharmacist|dispatcher|proofreader|subtitler|transcriber)|(?:translated|interpreted|transcribed|subtitled|proofread) (?:for|a|an|the|this)|marking (?:\w+ ){0,2}essays|sign off from|audit|training (?:on|about|day|today|course)|(?:we|i) (?:had|did|ran|gave|attended|ran) (?:the|a|our|my)? ?(?:\w+ )?(?:training|refresher|workshop|lecture|seminar|webinar)|refresher|polic(?:y|ies) (?:on|for|about)|lesson on|(?:training|teaching) (?:new )?(?:volunteers|staff|teens|students)|figures for|figures are|new trainees|(?:moderation|schools?|our|company) (?:\w+ )?policy|protocol|guidelines?|moderat(?:or|ion|e|es|ing)|escalates|template|leaflet|brochure|translating|dissertation|thesis|lecture|curriculum|syllabus|research(?:er)? (?:on|paper|project|into)|data ?set|label data|annotat\w+|chatbot|classifier|(?:my|our|a|the) clients?|client (?:disclosed|reported|called|said)|case ?load|case ?notes|notes by|risk assessment|handover|patients on|one-to-one obs|safety plan updated|supervisor (?:informed|said|wants)|intake (?:form|notes)|im (?:a|an|the) (?:\w+ )?(?:nurse|paramedic|counsell?or|psychologist|psychiatrist|social worker|therapist|police officer|officer|firefighter|teacher|gp|doctor|midwife|moderator|volunteer)|im police|as an? (?:\w+ )?(?:nurse|paramedic|counsell?or|teacher|therapist|doctor|officer|gp|priest|pharmacist|coach|vet|volunteer|manager)|(?:fourteen|\d+|two|three|four|five|six|eight|ten|twelve|twenty) patients|report on|helpline|hotline|crisis line|first aid course|coroner|hospice team|safeguarding (?:training|policy|course)|conference|governors|awareness|fundrais\w+|first aid|i teach|inquests?|practi[sc]ed asking|active listening|crisis (?:text )?(?:line|volunteer)|on call for|ward round|suicide prevention|module|accreditation)\b/;
const LOSS =
  /\b(?:died|passed away|funeral|grave|graveside|memorial|anniversary|buried|cremated|ashes|eulogy|widow\w*|late (?:husband|wife|mother|father|mum|dad|brother|sister|son|daughter|friend|partner|grandmother|grandfather)|grief|grieving|mourning|bereave\w+|lost (?:my|our|a|him|her|them)|took (?:his|her|their) own (?:life|lives)|(?:his|her|their|brothers?|sisters?|dads?|fathers?|mums?|mothers?|sons?|daughters?|friends?|cousins?|uncles?|aunts?|husbands?|wifes?) suicide|to suicide|lit a candle|candle for|put(?:ting)? (?:the|our|my) (?:dog|cat)|overdosed (?:in|last|when|on (?:his|her|their)|\w+ years)|killed in|killed by a|suicide in|suicide when|killed (?:himself|herself|themselves) (?:when|in|last|years|two|three|four|five|six|\d|back)|left me (?:her|his)|recipe)\b/;
const MOVING =
  /\b(?:keys (?:are )?with the (?:agent|landlord|agency)|(?:packed|loaded) the (?:car|van)|deposit back|the movers|removal (?:van|men)|moving (?:week|day|house|out|to|in|van|boxes|country|abroad)|new owners?|house sale|selling the house|handling the sale|estate agent|emigrat\w+|retir(?:ing|ed|ement)|new job|leaving do|downsiz\w+|charity shop|car boot|declutter\w*|marie kondo|last day (?:at|of)|graduat\w+|study abroad|exchange year|semester abroad|handover|resign\w*|notice period|new flat|new apartment|new place|visa|flight)\b/;

export type Scene = {
  works: boolean;
  games: boolean;
  machines: boolean;
  profession: boolean;
  loss: boolean;
  moving: boolean;
};

/** The scene that a text plays in: made-up or reported, a game, a machine, a job, or a loss. */
export function readScene(text: string): Scene {
  return {
    works: WORKS.test(text),
    games: GAMES.test(text),
    machines: MACHINES.test(text),
    profession: PROFESSION.test(text),
    loss: LOSS.test(text),
    moving: MOVING.test(text),
  };
}

const TAKEN_BACK =
  /\b(?:jk|j\/k|just kidding|im kidding|kidding|joking|was a joke|just a joke|as a joke|being dramatic|overreact\w*|forget it|forget i|ignore (?:me|that|it|this|what|my|yesterdays?)|didnt mean (?:it|that|any)|not serious|i was (?:drunk|tired|upset|angry|venting|high)|it passed|passed now|gone now|its gone|but i didnt|and i didnt|i wont|and wont|over it now|feel(?:ing)? better (?:now|today)|lol jk|haha jk|not going to (?:do|act)|vented|never ?mind|nvm|take it back|dont make a thing)\b/;
export const isTakenBack = (text: string) => TAKEN_BACK.test(text);

const AS_A_JOKE = /\bnot (?:as )?a joke\b|\bno joke\b|\bnot joking\b|\bnot kidding\b/;
export const isInEarnest = (text: string) => AS_A_JOKE.test(text);

const DISTRESS =
  /\b(?:hopeless\w*|worthless\w*|useless|pointless|hate (?:myself|my life|me|everything)|(?:cry|crying|cried|sob|sobbing|sobbed|tears|weeping|wept)|lonely|loneliness|alone|isolated|numb|empty|hollow|failure|failing|failed|loser|cant (?:do this|cope|take|go on|breathe|keep|face|sleep|stop)|falling apart|fall apart|breaking down|broke down|broken|heartbroken|exhausted|drained|burnt? out|miserable|depress\w+|despair\w*|give up|giving up|gave up|rock bottom|panic\w*|overwhelm\w*|nothing (?:matters|helps|works|is getting|left|feels|to look|good)|feel nothing|no (?:energy|hope|motivation|appetite)|garbage|dirt|stuck|trapped|lost (?:everything|myself|my job)|nobody (?:cares|likes|came|loves|understands|listens|speaks|calls|texts)|no ?one (?:cares|likes|came|loves|understands|listens|speaks)|hate it here|so low|feel(?:ing)? (?:really |so |very |pretty )?(?:low|down|bad|awful|terrible|horrible|like shit|sad|like crap|lost|grey|gray|slow|ashamed|small|invisible)|sad|grief|grieving|miss (?:him|her|them|my)|scared|frightened|terrified|anxious|devastated|crushed|crushing|dumped|divorce|redundan\w+|fired|hurts|fed up|dark place|sink\w*|drowning in|hide under|whats wrong (?:with|w)|ruin everything|dying inside|cant see over|on my own|so tired|angry at|wet coat|weak|ugly|disgust\w*|shame|ashamed|struggling|wreck|mess|unbearable|cruel|rejected|abandoned|awake at|insomnia|bleak|dread\w*|aching|agony|pain)\b/;
export const isDistress = (text: string) => DISTRESS.test(text);

const HALF_DENIED =
  /\b(?:thinking about it|think about it|sort of|too scared|too much of a coward|not yet|probably|mostly|for now|for today|the idea|keeps? coming|if i did|it would be easier|part of me|not really|still (?:there|here)|comes? back|crosses my mind|not today|i guess|joking about|nearly did|almost did|came close)\b/;

/** Whether a no leaves a door open ("I won't, I only think about it a lot"). */
export const isHalfDenied = (text: string) => HALF_DENIED.test(text);

const DENIES =
  /\b(?:not|never|no|dont|didnt|wouldnt|havent|isnt|nor|nobody|without)\b(?: \w+){0,4}? (?:suicid\w*|(?:kill|hurt|harm)(?:ing)? (?:myself|me|anyone)|to die|dying|self harm\w*|(?:end|take|ending|taking) my (?:own )?life|hurts me|hit me|cut|voices|dark thoughts)\b/;
const CONCEDES = /\b(?:but|just|only|though|although|yet|except|mostly|probably)\b/;

const OWN = /\b(?:i|im|ive|id|ill|me|my|myself)\b/;

/** What holds of a whole normalised text, by name, as features for weighing. */
export function nameFacts(text: string, scene: Scene): string[] {
  const isBehind = isPast(text);
  const isWell = isWellNow(text);
  const facts: [string, boolean][] = [
    ...Object.entries(scene),
    ["past", isBehind],
    ["well", isWell],
    ["past and well", isBehind && isWell],
    ["again", isOnAgain(text)],
    ["low", isDistress(text)],
    ["no self", !OWN.test(text)],
    ["denied", DENIES.test(text)],
    ["denied, but", DENIES.test(text) && CONCEDES.test(text)],
  ];
  return facts.filter(([, holds]) => holds).map(([name]) => name);
}
