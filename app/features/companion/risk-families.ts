import type { Sign } from "./risk-signs";

/** Ways of speaking by family: each phrase joins classes of words, so that paraphrases are covered too. */
export const FAMILY_CHOICES: Record<string, string> = {
  HOPE: "wish|wished|wishing|hope|hoping|hoped|pray|praying|prayed|ask|asking|asked|beg|begging|begged|want|wanted|waiting for|longing for|rooting for|praying for|hoping for|daydream about|fantasi(s|z)e about|glad if|relieved if|thankful if|grateful if|fine if|wouldnt mind if|dont mind if|dont care if|okay if|ok if",
  FATE: "cancer|tumou?r|lump|scan|heart attack|stroke|aneurysm|covid|virus|disease|illness|infection|flu|diagnosis|biopsy|results|plane|train|car|lorry|bus|truck|van|meteor|asteroid|lightning|storm|god|the (good )?lord|ceiling|earthquake|sinkhole|accident|surgery|an(a)?esthetic|operation|sea|something|someone",
  TAKES:
    "take|takes|took|get|gets|comes? back|came back|hit|hits|kill|kills|finish|finishes|crash|crashes|crashed|spread|terminal|malignant|bad|fatal|swallows?|swallowed|end|ends|collapsed?|wipes?|stops?|runs? me over|goes wrong|went wrong|dont wake|didnt wake|not wake|goes down|went down",
  REST: "fall asleep|go to sleep|sleep|lie down|close my eyes|drift off|drift away|float away|freeze|sink|slip away|slip under|switch off|be still|stay asleep",
  NOMORE:
    "forever|never wake|not wake|never come back|thats that|thats it|be done|for good|stay there|stay under|no alarm|without waking|not have to wake|not come back|never have to|permanently|not get up again",
  NOTHERE:
    "not (here|around|alive|there|in the picture|on this earth)|no longer (here|around|alive|with (you|them|us))|gone|dead|six feet under|in the ground|buried|pushing up daisies|out of (the way|here for good)|nothing|never born|nonexistent",
  SELFGONE:
    "didnt exist|wasnt here|werent here|wasnt around|werent around|wasnt alive|never existed|never happened|stopped existing|hadnt been born|was never born|disappeared|vanished|wasnt born|not here|not around|ceased|died|was dead|were dead|were gone|was gone|stopped breathing|didnt wake up",
  ABUSER:
    "he|she|they|hes|shes|my (husband|wife|boyfriend|girlfriend|partner|fianc\\w+|ex|bf|gf|dad|mum|father|mother|stepdad|stepmum|stepfather|stepmother|uncle|brother|son|daughter|boss|manager|coach|teacher|carer|landlord|cousin|mother in law|father in law|in laws|inlaws|priest|pastor|roommate|grandad|grandpa|flatmate|sister)",
  VOICE:
    "voices?|whispers?|whispering|angels?|demons?|devil|satan|god|jesus|radio|tv|television|man in|woman in|people in|shadows?|entity|presence|neighbours|neighbors|mirror|dead (father|mother|mum|dad|brother|sister|nan|gran\\w*)|spirits?|walls?|vents?|radiator|speakers?|something in my head|the other one",
};

export const FAMILY_SIGNS: Sign[] = [
  {
    sign: "plan",
    level: 4,
    phrases: [
      "(ive|i|just|already) (already |just )?(took|taken|swallowed|had|downed) (them all|all of them|the lot|everything|the whole (lot|box|bottle|packet|pack))",
      "(if|when|once|by the time|after) (you|anyone|someone|anybody|they) (get|gets|got|read|reads|are reading|see|sees|find|finds|hear|hears) this",
    ],
  },
  { sign: "coded", level: 2, phrases: ["suicid(e|al)"] },
  {
    sign: "explicit",
    level: 3,
    phrases: [
      "(head|brain|mind|thoughts?|something|everything|part) ...(says?|say|tells?|telling|screams?|screaming|keeps?|repeats?|wants?) ... (die|dying|kill yourself|kill myself|end it|be dead|just do it|dead|jump|to end)",
      "(stop|end|finish|quit) (being|my being) (alive|here forever)",
      "(work|working|worked|figure|figuring) out (whether|if) ...(end|die|live|kill|jump)",
      "(death|dying|suicide|being dead|ending it|ending things|killing myself) (feels?|seems?|sounds?|looks?|would be|is|starts?|keeps?) (like )?(the |a |my |so |more |an )*(only|best|easier|kinder|simplest|easiest|right|logical|answer|solution|option|appealing|tempting|inviting|good|nice|peaceful|sensible|reasonable|closer|relief|comforting|way out|exit)",
      "(i|im|ill|id|me) ... (ready|prepared|determined|willing|tempted|desperate) to (die|be dead|end (it|things|everything|my \\w+)|finish (it|everything|things|myself))",
      "(i|im|ive) ... (chose|choose|chosen|picked|pick|prefer|preferring) (death|dying|to die)",
      "<HOPE> ... (my life|my own life|this life) (to be |would |was |were |is )?(over|end|ended|finished|done)",
      "(cant|dont|not) (stay|remain|keep myself|keep being) alive",
      "(the )?(only thing|all) (i|im|ive) (want|think|thinking|thought|dream|dreaming|google|googling|see|hear) ...(about |of |is )*(dying|death|suicide|die|being dead|to die|ending)",
    ],
  },
  {
    sign: "plan",
    level: 4,
    phrases: [
      "(took|taken|swallowed|downed|necked|had|finished|drank) (them all|all of (them|it)|the (whole )?(lot|box|bottle|packet|pack|pot)|every (single )?(one|pill|tablet)|everything) ...(ago|now|already|sleepy|weird|numb|heavy|dizzy|feel|wait|slurr\\w*|blurry|sick|hours?|minutes?|mins)",
      "(i|ill|im going to|then i|and i|im) (will )?(finish|end|stop) (everything|it all|all of it|the whole thing|all this)( |$)(?! (on my list|before|at work|by (five|six)))",
      "(tried|attempted|did it|did try) ...(last night|yesterday|this morning|earlier|on sunday|on monday|two days ago|today) ... (belt|rope|pills?|tablets?|bath|car|gas|broke|snapped|failed|didnt work|woke up|threw up|hospital|again|next time|better)",
      "(wont|not|never) (be )?(checking out|check out|coming back|come back|driving back|coming home|come home|needing (a |the )?(return|lift back))( |$)(?! (to this (restaurant|place|shop)|till|until|for (dinner|tea)))",
      "(one|1) way (ticket|trip|journey|drive) ...(bridge|cliffs?|sea|coast|beach|there|down|tonight|for me|no return)?",
      "(saving|saved|hoarding|hoarded|stockpil\\w+|collecting|collected|stashing|stashed|keeping back|putting aside) (up )?(my |the |all |all my |mums |his |her |enough )*(pills|tablets|meds|medication|insulin|sleeping tablets|paracetamol|prescriptions?|painkillers)",
      "(rope|gun|pills|tablets|blade|knife|noose|belt|razor|note|letters?|bottle|medicines?|meds|everything i need|it all)(s| is| are| ready)* (in|on|by|under|beside|next to|inside|laid out|waiting|ready|counted) ...(boot|desk|car|bag|drawer|table|bed|kitchen|me|trunk|garage|lap|hand|pillow|floor|already) ...(tonight|saturday|sunday|friday|mins|minutes|hour|tomorrow|ill|until|asleep|out|when|do it|done|already|alone|home)",
      "(counted|counting|lined|lining|laid|laying|poured|tipped|crushed|crushing|popped|emptied) (out |up )?(all |the |my |them |of |every |each )*(pills|tablets|meds|them|capsules|bottle|bottles|packets|box)( out| up)?",
    ],
  },
  {
    sign: "goodbye",
    level: 4,
    phrases: [
      "(this is|its|thats|thisll be|this will be|heres) (the |my )?(last|final) (thing|time|ones?|message|post|one|entry|note|words|page|text|letter|day|night|song|video) (ill|i|youll|im|i will|you will|anyone|that i|on earth) ...(ever|write|post|say|send|hear|get|am|be|read)?",
      "(by the time|when|if) (you|u|anyone|anybody|someone|somebody|they|whoever|mum|he|she) (read|reads|reading|see|sees|find|finds|get|gets|hear|hears|opens?|are reading|is reading) (this|these|it|the letter|my|me|that)",
      "(isnt|wasnt|not|never|nothing to do with) (your|anyones|anybodys|mums|his|her|their|any of your) fault",
      "(mummy|daddy|mum|dad|mama|papa|i|your (mum|dad|sister|brother|mother|father)) (just )?(couldnt|cant|could not|wasnt able to|didnt know how to|tried to) (stay|hold on|carry on|go on|keep going|do it anymore|stay any longer|hang on|be here)",
      "(tried|fought) (so|as|very|really|too) (hard|long) ...(tired|sorry|goodbye|cant|rest|enough|mama|mum|dad|forgive|love)?",
      "(i |im |now i |time |ready |want |going )(to )?(go|going) (to )?(rest|sleep|be at peace|be free|be with (god|jesus|him|her|them|mum|dad|nan)) now",
      "(told|telling|tell|said|texted|called|rang|hugged|hug|kissed|thanked|messaged) (everyone|everybody|them all|each of them|all of them|my (friends|family|kids|parents)|each one) ... (love|loved|goodbye|sorry|extra|tighter|longer|last|bye|thank)",
      "(dont|do not|please|never|nobody) (be (mad|angry|sad|upset|cross)|blame|hate me|feel (bad|guilty)|come looking|look for me|cry (for|over|too)|miss me|grieve|mourn|wait up|open (it|them|this) (until|till|before))",
      "(written|wrote|write|writing|left|leaving|posted|sealed) (to |a letter to |letters to |a letter for |a note for |notes for |something for )(each|all|every|everyone|everybody|both) ...",
      "(wait|open|read) ...(until|till|on|after) (monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|im gone|morning) ...(open|read|them|it|letters?|gone)",
      "(not|no longer|wont be|wont have to be|no more) in (any |so much )?pain (anymore|any more|now|after|soon)",
      "(been|was|its been|it has been|twas) (an honou?r|a good run|a pleasure|real|nice knowing (you|u|yall)|good knowing) ...(everyone|all|guys|you|folks|knowing|forever|take care|bye|love|logging|see|sorry)?",
      "(take care of|look after|be good to|be kind to|watch over|mind) (each other|one another|mum|dad|yourselves|your (mum|mother|sister|brother|dad|father)|my (dog|cat|mum|kids|boys|girls|sister|brother|babies|baby)|the (dog|cat|kids|boys|girls)|her|him|them) (for me|when im|after im|ok|okay|now|please|always|wont you|once im|from me)",
      "(logging|log|signing|sign|going|checking) (off|out|dark) (forever|for good|for the last time|permanently|for ever|one last time)",
    ],
  },
  {
    sign: "self_harm",
    level: 3,
    phrases: [
      "(did|doing|done|do) it (again)? ...(thighs?|wrists?|arms?|legs?|hips?|stomach|ankles?|blade|razor|scissors|sharpener|bathroom|toilets?|loos?|shower|sleeves?|bandages?|plasters?|blood|bleed\\w*|stitches)",
      "(put|putting|puts|stub|stubbing|stubbed|press|pressing|pressed|hold|holding|held) (out )?(a |the |my |hot |lit )*(ciggies|cigs?|cigarettes?|fags?|lighter|iron|match|matches|straighteners|hob|ice|needle|pin|blade|knife|scissors|razor|glass) ...(on|out on|against|to|into|in) (my|me) ...(arm|arms|leg|legs|skin|wrist|hand|hands|thigh|thighs|stomach|chest|palm|hip|foot|neck)?",
      "(my (arm|forearm|wrist|leg|thigh|hand|hip|stomach|ankle)s?) ...(wrapped|bandaged|bleeding|bleed|sliced|raw|stinging|shredded|covered|ruined|a mess|full of|striped|weeping|patchwork|like a barcode)",
      "(scratch|scratching|pick|picking|dig|digging|claw|clawing|bite|biting|rub|rubbing|scrub|scrubbing|hit|hitting|punch|punching|punched|bang|banging|headbutt\\w*|pull|pulling|kick\\w*) (\\w+ ){0,6}(until|till|til) (i|my|it|they|theres|the|blood) ... (bleed|bleeds|bled|blood|split|bruised?|raw|numb|swollen|stops?|swells?|noise|quiet|calm|scab)",
      "(hit|hitting|bang|banging|smash|smashing|slam|slamming|punch|punching) my (own )?(head|face|skull|legs?|thighs?|arms?|jaw) ...(wall|floor|door|fist|until|sink|every|desk|against|on|again|bruis\\w*)?",
      "day (0|zero|o|one|1) again",
      "(i|and i|still|yes i|that i) (cut|self harm|burn)( myself)?$",
      "(blade|blades|razor|razors|sharpener|scissors|compass|glass|lighter) ... (again|relapse\\w*|my (skin|arm|arms|leg|legs|thigh|thighs|wrist|wrists|hip|hips)|under my|in my (sock|phone case|pillow|drawer|bra|pencil case))",
      "(stitches|bandages?|plasters?|dressings?|steri strips?|long sleeves|sleeves|hoodie|bracelets|gauze|bandaid|bandaids|wristbands?) ... (hide|hides|hiding|cover|covers|covering|nobody (sees|asks|notices|knows)|so (no one|nobody|they|mum|she|he)|to cover|cat did it|in (june|july|august|summer|this heat)|the heat|thinks|cos of|because of what)",
      "(hide|hides|hiding|cover|covering|explain|lie|lied|told) ...(the |my )(cuts|marks|burns|scratches|bruises i|scabs|wounds|new ones|bandages?|scars)",
      "(cat|dog|kitten|fence|cooking|oven|eczema|rose bush|bike|brambles|football|work) (scratch\\w*|did it|accident|burn|excuse) ...(cut|arms?|lied|told|sleeves|believe|buy)?",
    ],
  },
  {
    sign: "passive",
    level: 2,
    phrases: [
      "<HOPE> ... (<FATE>) ...(would |will |could |just |to )*(<TAKES>) (me|my|us|again|it|soon|quick\\w*|tonight|while)",
      "<HOPE> ... (<FATE>) (is|was|were|are|would be|turns out) (to be )?(terminal|malignant|fatal|bad|cancer|the end|positive|quick)",
      "if (a|the|that|this|my) (truck|bus|car|lorry|train|plane|van|wave|storm|ceiling|boat|ferry|lift) ... (wouldnt|would not|dont think id|id just|id be|i would be) (move|mind|care|jump|run|get out|stand there|fine|ok|okay|relieved|glad|happy)",
      "<HOPE> (i|that i|me|to|god to|i could|i can) ...(<SELFGONE>)",
      "<HOPE> (i|that i|me|to|god to) ... (not wake|never wake|not be woken|dont wake|stop existing|not exist|not be here|not be born|never exist|never been|have never)",
      "(never|not|wouldnt) (have )?(fight|fought|fighting|treat|treatment|resist|argue|bother (fighting|treating)) (it|the cancer|chemo|with it) ...",
      "(restful|peaceful|nice|lovely|easy|easier|relief|calm|quiet|beautiful|sweet|soothing|comforting|wonderful|simple|good|cosy|warm) ...(to be|being|itd be|it would be|if i was|if i were) (<NOTHERE>)(?! (honest|fair))",
      "(would be|itd be|must be|might be|sounds|it be|thinking how) ...(nice|lovely|restful|peaceful|easier|good|relief|great|simpler|beautiful|sweet|amazing) ... (<REST>) ...(<NOMORE>|snow|sea|river|thats)",
      "(<REST>) (and|n|then) ...(<NOMORE>)",
      "(alive|lived|here|living|around|on this earth|been on this planet|existed) ...(too long|long enough|more than enough|enough already|past my (time|use by|sell by))",
      "(im|i am|just|only|me|feel like|being|a|nothing but a|such a) (a |just |only |the )*(waste of|wasting|using up|taking up|stealing|a drain on|dead weight|extra weight) ...(space|oxygen|air|resources|everyones|money|time|people|family|room|everybody|weight)?",
      "(worth|use|useful|value|good|help) (more |most |to \\w+ |much more )*(dead|when im gone|in the ground|six feet under|than alive|than i am|than me)",
      "(insurance|pension|payout|policy|inheritance|savings) ... (worth|pay|pays|help|clear|cover|more|last|better) ... (than (me|i am)|dead|gone|debts?|without me|off if)",
      "(<FOLK>) ...(would|will|could|d|ll|might) ...(cope|manage|move on|get over (it|me)|adjust|recover|forget|heal|survive|run smoother|run better|sleep better|breathe easier|get by|have more|finally (rest|relax|be|have)|be free|be fine|be ok|be okay) ...(without me|once im|when im|if i (was|were|went|died|left|wasnt|werent|just)|minus|with me gone|after me|after a (week|month|year|while)|in a year|barely|eventually)",
      "(barely|hardly|never|wouldnt|not) (even )?(remember|notice|miss) (me|im|that im|i was|id)",
      "(someone|another (woman|man|mum|wife|husband|mother|father)|a (better|real|new|proper|different) (mum|mother|wife|husband|father|dad|partner)|someone (better|else|with)) ...(for (him|her|them)|he|she|they|deserve\\w*|instead of me|with patience|whos|replace)",
      "(cross|crossing|step|stepping|walk|walking|crossed|walked) ...(road|roads|street|streets|traffic) ...(without looking|dont look|not looking|didnt look|never look|eyes (shut|closed)|no longer look)",
      "(stopped|not|dont|no longer|quit|didnt) (bother )?(looking|look|check|checking) (both ways|when i cross|before i cross|before crossing|for cars|at the traffic)",
      "(stopped|dont|not|didnt|without|no longer) (wear|wearing|put on|putting on|bother with|buckle|do up) (a |my |the )*(seat ?belt|helmet|life jacket|harness)",
      "(want|wish|need|like) (it |me |myself |everything )?(to )?(stop|be over|be done|be finished|switch off|turn off|shut down|not be|end)( (now|already|forever|please|for good|like a))?$",
      "(what|imagine|suppose|picture) (if |it if |everything if |them if )*(i|me) ...(<SELFGONE>)",
      "(didnt|never|dont|not) (ask|asked|choose|chose|want|wanted|mean|meant) to be (born|here|alive|on this)",
      "(death|dying|being dead|the grave|grim reaper|being gone|not existing|nonexistence|oblivion) ... (friend|comfort\\w*|welcome|relief|blanket|like (rest|home|a holiday|sleep)|kind|reward|treat|peaceful|restful|calling|inviting|waiting|dont scare|doesnt scare|sounds? (good|nice|lovely|peaceful|restful)|appeals?|gentle)",
      "(jealous|envy|envious|lucky) ...(of |the |are )*(dead|died|people who (die|died|dont wake|got to)|ones who (die|died)|dying|graves?|corpses?|terminal|coma|roadkill|people in (graves|the cemetery|comas))",
      "(in case|if|when|once|after|until) (im|i am|ill be) (not|no longer) (going to be )?(here|around|there|with (you|us|them)|alive)",
      "(dont|not|doubt|never|wont|cant) (think|believe|suppose|imagine|fancy|guess|reckon|expect|plan|planning|see|intend|intending|going) (on |to |i |ill |ill be |that |myself |to be |be |il )*(making it|make it|be here|being here|be around|around|see|seeing|lasting|last|reach|reaching|turn|turning|needing|here|existing) (to|for|past|till|until|through|this|next|my|beyond|by|the|at|after|much|in|it|thirty|\\d+|christmas) ...",
      "(tired|sick|done|bored|weary|exhausted|finished|fed up|had enough|over|enough) (of|with|by|from) (it all|everything|all of it|all this|this world|this planet|the world|being (me|human|a person|conscious|awake|here|anything)|waking|this body|me|carrying on|trying to stay|staying)( |$)",
      "(wait|waiting|counting) ... (to|for my turn to|until i|days until i|for it to) (die|be over|be dead|rest|be taken|go too)( |$)",
      "(nobody|no one|noone|who|would anyone|not a soul|not one person) ...(would |will |d |even )*(notice|miss|care|cry|come|look|bother|mind|realise|know) ...(gone|dead|if i|for (days|weeks|months)|when i|me at all|my (body|funeral)|smell)",
      "(nothing|no one|nobody) ...(left|keeping me|holding me|tying me|stopping me|to stay|to wake up|for me here|to live)",
      "(plan|planning|plans) (anything|things|stuff|holidays?|for)? ...(past|after|beyond) ...(because|dont|wont|why|not|point|pointless)",
    ],
  },
  {
    sign: "coded",
    level: 2,
    phrases: [
      "(rage ?quit|quit|quitting|uninstall\\w*|alt f4|log off|logging off|log out|logging out|unsubscrib\\w+|delete|deleting|exit|exiting|reset|speedrun\\w*|ctrl alt delete|opt out|opting out|check out|checking out|cash out|clock out|tap out|unalive|refund|turn off|end|leave|leaving|skip|close) (of |from |on |my |this |the |this whole |myself from )*(life|irl|existence|living|earth|being alive|being a person|the (chat|server|game|planet|world|simulation|group|stage|party) of life|planet|my (life|existence|account on (life|earth))|the simulation|simulation|timeline|game called life|subscription to life)(?! (insurance|sciences?|drawing|admin))",
      "(big|long|forever|eternal|dirt|permanent|never ending|endless|final) (sleep|nap|goodnight|rest|log off|logout|exit|quiet|silence)(?! (of the|match|in the|stop))",
      "(catch|catching|take|taking|waiting for) (that|the|my|a) bus (soon|tonight|early|finally|yet|out|🚌|to heaven|for good)",
      "(wont|dont|not|no longer|not going to) (be )?(need|needing) ...(where im going|after (this|friday|tonight|the weekend|sunday|thursday)|much longer|if you|anyway soon|by then|next (week|month|year)|costume|birthday|calendar)",
      "if (you|u|ya) (catch|get|know|feel|take) (my (drift|meaning)|what i mean|what im saying|me)",
      "(no one|nobody|you|they|everyone|mum|people|anyone|none of you) (has to|have to|will have to|wont have to|needs to|need to|ll have to|ll need to|should have to) (stop |ever )?(worry|worrying|deal|put up|carry|clean|look after|think|bother|cry|pay|care|hear) ... (me|my|anymore|again|soon)",
      "(go|going|get|come|coming|called|calling|time for) (me )?home ...(the other|not (my|this|the)|forever|for good|to god|permanent|real home|soon|finally|where)",
      "(travell?ing|travel|packing|packed) light (from|now|where|these|because|this time)",
      "(gave|giving|given|give|handed|sold|donated) (away |all |everything |out )*(my|the|it|everything|stuff|them|all) ... (feels (right|good|lighter)|wont need|dont need|no use|at peace|calm|lighter|where im going|by friday|before i go|after im|just in case)",
      "(soon|by (friday|sunday|monday|the weekend|tomorrow|then|christmas)|any day|in a (week|few days)) ...(itll|it will|everything|it|this|all)( be| is|s|ll| will)* (over|sorted|quiet|finished|done|fixed|better for everyone|handled|settled)",
      "(wont|not|never|nobody will) (be |have )?(your|a|their|anyones|her|his|the|this) (problem|burden|worry|bother|weight|disappointment|responsibility) (anymore|for (much )?long\\w*|soon|after|again|any longer)",
      "(checking|checked|check|tapping|clocking|bowing|fading) out (early|soon|of (life|here|this)|for good|permanently)",
      "(lights|screen|curtain|curtains) (out|off|down|closed|to black) (for (me|good)|soon|forever|permanently)",
      "(see|meet|join|visit|be with) (grandpa|grandma|nan|gran|grandad|granny|him|her|them|mum|dad|my (dog|mum|dad|nan|gran\\w*|brother|sister)|jesus|god|the lord|you guys) (again )?(early|soon|earlier|sooner|tonight|up there|on the other side|in heaven|before (long|you think))",
      "(last|final) (boss|level|chapter|page|episode|season|act|scene|lap|round) (of|in) (my|this|the) (life|story|book|game|show)",
      "(not|dont|wont) (planning|plan|intend|going|want) (to |on )*(win|winning|respawn|surviv\\w+|continue|a sequel|season two|renew\\w*|stick\\w* around|reload|come\\w* back)",
    ],
  },
  {
    sign: "plan",
    level: 4,
    phrases: [
      "(will|going to|ill|and|i) try (it )?again ...(when|once|tonight|tomorrow|after|before|while|as soon as|at the weekend) ...(empty|out|asleep|gone|alone|away|home|leaves?|sleeps?|work|school|night|back|myself|nobody|no one)?",
      "(guns?|pistols?|rifles?|shotguns?|revolver) (is |are |sits |lies )?(already |fully )?(loaded|cocked|beside me|next to me|on (the (seat|table|bed|desk)|my lap)|in my (lap|hand|mouth))",
      "(im|i am|here|sitting|standing|sat|stood|parked|up) (up )?(at|on|near) (the )?(very )?(top|roof|edge|ledge|railing|last floor|top floor|top deck|end) (of|on) (the|a|this|my) (multi ?storey|car ?park|parking (garage|structure)|bridge|cliffs?|tower|tower block|building|pier|quarry|dam|viaduct|flats)",
      "(come|coming|get|getting|go|going|way) (back )?down ...(normal|other|quick|easy|fast|short|hard|only|one) way",
    ],
  },
  {
    sign: "self_harm",
    level: 3,
    phrases: [
      "(acted on|act on|gave in to|give in to|did i act on|acted upon) (it|the urge|urges?|that|them) ?:? ?(yes|again|twice|last night|tonight|today|yesterday|this morning)",
      "(urges?|urge level|urge today) ?:? (10|9|8|ten|nine|eight) ...",
    ],
  },
  {
    sign: "contradictory",
    level: 2,
    phrases: [
      "(put|putting|locked|lock|threw|hid|handed|gave|flushed|poured) (it|them|the (pills|tablets|blade|knife|rope|razor|bottle|gun|meds)) (back|away|out|down|over)( again)?( in| into| to| down)? ...(drawer|box|cupboard|bin|toilet|cabinet|neighbours?|shed|safe|sink|wardrobe|just in case|for now|promise)?",
    ],
  },
  {
    sign: "third_person",
    level: 2,
    phrases: [
      "(<OTHER>|he|she|they|hes|shes|theyve|hed|shed) ...(taken|took|swallowed|drunk|had) (something|stuff|things|a load|loads|too (much|many)|them all|the lot|everything|all of them)",
    ],
  },
  {
    sign: "voices",
    level: 2,
    phrases: [
      "(broadcast\\w*|steal\\w*|reading|read|hearing|insert\\w*|control\\w*|record\\w*|jamm\\w*|leaking) (out )?(all )?my (thoughts|mind|dreams|brain|head)",
      "(give|gives|giving|gave|send|sends|sending|sent|waiting for|wait for|await) (me )?(the|my|an|their|its|his|her) (instructions?|orders?|signal|mission|command|task)",
      "(must|have to|need to|had to|will) (carry (it|them|this) out|obey|do what (it|they|he|she) (says?|wants?|told|tells?))",
    ],
  },
  {
    sign: "passive",
    level: 2,
    phrases: [
      "(if i|had i|if only i|once i) (had )?(<SELFGONE>) ...(theyd|shed|hed|itd|wed|everyone|everybody|nobody|no one|they|mum|dad|my \\w+|the (world|house|kids|family)) ",
      "(just |only |nothing but |basically |always )*(a|another) (cost|expense|bill|burden|drain|debt|strain|liability|problem|weight) (to|on|for|in) (my|everyone|everybody|the|them|her|him|people|other|society)",
    ],
  },
  {
    sign: "coded",
    level: 2,
    phrases: [
      "(become|becoming|be|being|end up|just) (a|another|one more|just another) (statistic|headline|news story|number on)",
      "(waiting|ready|wait|long|longing|time|looking forward|excited) (for|to) (the|my) (big|long|forever|eternal|final|endless|never ending) (sleep|nap|rest|silence|quiet|goodnight)",
    ],
  },
  {
    sign: "self_harm",
    level: 3,
    isNamed: true,
    phrases: [
      "(behaviou?r|what i did|action|response|coping|i did|did|how|method) ?: (i )?(cut|cutting|cuts|burned|burnt|burning|hit (my|myself)|scratched|scratching|self harm(ed|ing)?|hurt myself|punched|same as (before|last time|always))",
      "(first aid kit|plasters|bandages|blades?|scissors|sharpener) ...(isnt|arent|not) for (accidents|emergencies|school|art|shaving|crafts|paper)",
    ],
  },
  {
    sign: "passive",
    level: 2,
    isNamed: true,
    phrases: [
      "(lump|scan|biopsy|results?|tests?|mole|shadow|heart|x ray|mri|bloods?) (was|were|is|are|came back|turned out( to be)?) (nothing|benign|clear|negative|fine|normal|clean|ok|okay) ... (disappointed|gutted|let down|sorry it|heart sank|wished it|almost sad|felt cheated)",
    ],
  },
  {
    sign: "explicit",
    level: 3,
    isNamed: true,
    phrases: [
      "how (do|does|can|could) (people|you|they|anyone|others|normal people|everyone|anybody) not (think|want|dream) ...(suicide|dying|to die|death|kill|end)",
    ],
  },
  {
    sign: "passive",
    level: 2,
    phrases: [
      "(no|not|dont|without|never) ...(wish|want|desire|need|care|like) (to )?(see|reach|face|meet|get to|live through|have) (another|one more|any more|the next) (winter|spring|christmas|birthday|year|summer|day|morning|decade|sunrise|week)",
      "(only|just) a (passing |silly |small )?(thought|moment|flash|wobble|second|minute|idea) ...(platform|bridge|roof|edge|ledge|window|balcony|tracks|knife|pills|motorway|cliff|rail|railing)",
      "(dont|no need to|no point|not) (save|saving|keep|keeping|book|booking|set|setting|lay|laying) (me |us )?(a|my|any) (seat|place|spot|ticket|plate|chair|slot)",
    ],
  },
  {
    sign: "plan",
    level: 4,
    phrases: [
      "(sat|sitting|sit|im|parked) (here )?in (the|my) (car|van) in (the|my|our) (closed |locked |shut )?garage",
      "(engine|motor|ignition|gas) ...(not|isnt|aint) (on|running|started|lit) yet",
      "(not|havent|hasnt) (jumped|taken (them|it|any)|swallowed (them|it|any)|kicked the|pulled the|turned the key|stepped off|let go) yet",
      "(then|and|to) (the )?(woods|bridge|river|cliffs?|lake|sea|quarry|reservoir|tracks|barn|garage|shed) ...(whats|what is|what i (have|need|bought|packed)|the rope|the pills|the bottle) (in|from|under|inside)?",
    ],
  },
  {
    sign: "coded",
    level: 2,
    phrases: [
      "(no need|wont need|dont need|no point|not bothering) ...(saturdays?|sundays?|mondays?|fridays?|tomorrows?|next (weeks?|months?|years?)) ...(list|plans?|shop|shopping|menu|alarm|lunch|shift|calendar|after)?",
      "(list|spreadsheet|note) of (who (gets|has|takes|keeps)|what (goes|happens))|who gets what of (mine|my|his|her|their)",
    ],
  },
  {
    sign: "goodbye",
    level: 4,
    phrases: [
      "(this is|guess its|guess this is|so its|then its|i think its|think this is) goodbye(?! (to|for now|from|old|summer|till|until))",
      "(i was|that i was|they were|we were|know i was) (happy|calm|smiling|at peace|not scared|not afraid|not alone) (at|in|by|near) the end",
      "(kiss|hug|cuddle|squeeze|hold) (the|my|your|our) (babies|baby|kids|children|girls|boys|dog|cat|twins|little ones?|grandkids|\\w+) (for me|from me)( every| always| when| once)?",
    ],
  },
  {
    sign: "explicit",
    level: 3,
    isNamed: true,
    phrases: [
      "^ ?suicidal (and|but|again|today|rn|tonight|lately|af|since|still|this)",
      "(plan|planning|planned|plotting|designing) my own (death|suicide|exit|end)",
      "commit (not alive|self delete|toaster bath|unlife|not living)",
      "(id |i would |honestly |would |^)?rather be (dead|in the ground|buried) than (go|be|going|back|face|live|carry|keep) (back )?(to |in |at |with )?(that|this|the) (school|house|home|ward|unit|hospital|place|flat|class|job|marriage)",
    ],
  },
  {
    sign: "passive",
    level: 2,
    phrases: [
      "<HOPE> ... (fever|cough|pain|lump|headaches?|cold|bug|rash|<FATE>) (is|was|turns out|turned out) (to be )?(something )?(serious|bad|deadly|terminal|fatal|the big one|my way out)",
      "(its|it is|it would be|itd be|thats|that way its) (not|nobodys|no ones|out of|nothing to do with) (my|me|my own) (choice|fault|doing|hands|decision)",
    ],
  },
  {
    sign: "coded",
    level: 2,
    phrases: [
      "(gave|given|giving) (all )?(my|the) (\\w+ ){1,2}away ...(better|need|anymore|soon|before|home|without|already|use)?",
    ],
  },
  {
    sign: "third_person",
    level: 2,
    phrases: [
      "(he|she|they|hes|shes|theyve|<OTHER>) (has|had|have|got|bought|ordered|kept) (the|a|his|her|some|got the|got a) (rope|noose|pills|gun|blades?|razors?|tablets|belt|knife)",
      "(hasnt|havent|not) (posted|been online|logged on|logged in|texted|been seen|replied|answered|been on) since ...(said|wrote|posted|sent|told|goodbye|sorry|rope|pills)",
    ],
  },
  {
    sign: "coded",
    level: 2,
    isNamed: true,
    phrases: [
      "(clock|check|log|sign|tap|bow|opt|cash)(ing|ging|ping)? (out|off) ?... (permanently|for good|forever|for the last time|for ever)(?! (of|from|on) (work|facebook|instagram|twitter|tiktok|the|this|my|here|social))",
    ],
  },
  {
    sign: "explicit",
    level: 3,
    isNamed: true,
    phrases: [
      "(bad |dark |black )*(thoughts?|idea|ideas|wish|urge|feeling),? (of |to |about |that i |for )(kill|killing|finish|finishing|hang|hanging) me",
    ],
  },
  {
    sign: "goodbye",
    level: 4,
    phrases: [
      "(if|when|since|by now) (your|youre|you are|ur|you) (seeing|reading|hearing|watching|getting) this",
      "(goodnight|goodbye|bye|night night|farewell) forever (dear )?(diary|journal|world|everyone|all|guys|notebook|friends|mum|you|my)",
    ],
  },
];
